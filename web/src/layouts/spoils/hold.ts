// What every part of the table needs to light its cards.
import type { LayoutProps } from "..";
import type { SpoilsFace, SpoilsTable } from "../../lib/api";

export type Hold = Pick<LayoutProps<SpoilsTable, SpoilsFace>, "cards" | "lit" | "unlit" | "pick" | "gathered" | "shares">;
