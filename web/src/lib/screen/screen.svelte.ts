// Which sort of screen this is: the stage has one grid for each, and keeps it.
export type Screen = "wide" | "tablet" | "phone" | "side";

const WIDE = 1280;
const LOW = 560;
const NARROW = 700;

function sort(): Screen {
  const { innerWidth: width, innerHeight: height } = window;
  if (height < LOW && width > height) return "side";
  if (width < NARROW) return "phone";
  return width >= WIDE ? "wide" : "tablet";
}

class Watched {
  sort = $state<Screen>(sort());
  constructor() {
    addEventListener("resize", () => (this.sort = sort()));
  }
}

export const screenNow = new Watched();
