// Pictures for the cards of The Spoils, put together from the card itself.
import { Easel } from "../brush/easel";
import { Seed } from "../brush/seed";
import type { Palette } from "../scenes/palette";
import type { Painting, Subject } from "../subject";
import { paintCharacter } from "./characters";
import { paintOther } from "./others";
import { type Reading, reading } from "./reading";
import { TRADES } from "./trades";

const WIDTH = 300;
const HEIGHT = 200;
/** Where somebody who stands has their head. */
const HEADS = 16;

function paletteOf(card: Reading, seed: Seed): Palette {
  const trade = TRADES[card.trade] ?? TRADES["universal"];
  if (!trade) throw new Error("There is always a universal trade");
  return seed.one(trade.palettes);
}

export function paint(subject: Subject): Painting {
  const card = reading(subject);
  const seed = new Seed(`${card.name} light`);
  const easel = new Easel(WIDTH, HEIGHT, seed.side());
  const palette = paletteOf(card, seed);
  const stands = ["character", "token", "micromajig"].includes(card.kind);
  return { width: WIDTH, height: HEIGHT, ...(stands ? { eyes: HEADS } : {}), svg: easel.finish((stands ? paintCharacter : paintOther)(easel, card, palette)) };
}
