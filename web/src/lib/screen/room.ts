// How large pieces are and how far apart they stand: one function of the room there is and their number.
export interface Shape {
  /** The widest and the narrowest that a piece may be, in pixels. */
  most: number;
  least: number;
  /** Height by width. */
  ratio: number;
  gap: number;
  /** In how many rows at most. */
  rows?: number;
  /** Down to what share of their size pieces in several rows shrink before they lie over each other. */
  apart?: number;
  /** What is to be seen of each at the least where they lie over each other in one row: they are smaller instead. */
  strip?: number;
  /** How narrow pieces become, as high as they were, before they lie over each other. */
  slim?: number;
}

export interface Fit {
  width: number;
  height: number;
  /** From one piece to the next: less than the width where they overlap. */
  step: number;
  rows: number;
  perRow: number;
}

/** Of all numbers of rows the one that shows most of every piece. */
export function fit(count: number, room: { width: number; height: number }, shape: Shape): Fit {
  const { most, least, ratio, gap, rows: upTo = 3, apart = 1, strip = 0, slim = Infinity } = shape;
  let best: Fit | null = null;
  let bestSeen = -1;
  for (let rows = 1; rows <= Math.max(1, Math.min(upTo, count)); rows += 1) {
    const perRow = Math.max(1, Math.ceil(count / rows));
    const high = (room.height - gap * (rows - 1)) / rows;
    const full = Math.max(Math.min(most, high / ratio, room.width), Math.min(least, room.width));
    const beside = (room.width - gap * (perRow - 1)) / perRow;
    const stripped = rows === 1 && beside < full ? Math.max(Math.min(full, strip * 1.4), Math.min(full, room.width - strip * (perRow - 1))) : full;
    const shrunk = rows > 1 && beside < full && beside >= Math.max(least, full * apart) ? beside : stripped;
    const width = Math.min(shrunk, Math.max(slim, beside));
    if (rows > 1 && shrunk * ratio * rows + gap * (rows - 1) > room.height + 1) break;
    const step = perRow > 1 ? Math.min(width + gap, (room.width - width) / (perRow - 1)) : width + gap;
    const seen = Math.min(width, step) + width * 0.05;
    if (seen > bestSeen + 0.5) {
      bestSeen = seen;
      best = { width: Math.floor(width), height: Math.floor(shrunk * ratio), step: Math.max(4, Math.floor(step * 10) / 10), rows, perRow };
    }
  }
  return best ?? { width: least, height: least * ratio, step: least, rows: 1, perRow: 1 };
}

/** Like things next to each other as one heap, where asked to. */
export function heaped<T>(things: T[], like: (thing: T) => string, from: number): T[][] {
  if (things.length < from) return things.map((thing) => [thing]);
  const heaps = new Map<string, T[]>();
  for (const thing of things) {
    const key = like(thing);
    const heap = heaps.get(key);
    if (heap) heap.push(thing);
    else heaps.set(key, [thing]);
  }
  return [...heaps.values()];
}
