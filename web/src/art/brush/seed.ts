// Chance that is none: the same name always gives the same throws.
export class Seed {
  private state: number;

  constructor(name: string) {
    let hash = 2166136261;
    for (let at = 0; at < name.length; at++) hash = Math.imul(hash ^ name.charCodeAt(at), 16777619);
    this.state = hash >>> 0 || 1;
    for (let warm = 0; warm < 4; warm++) this.next();
  }

  /** From 0 up to 1, without it. */
  next(): number {
    this.state = (this.state + 0x6d2b79f5) >>> 0;
    let mixed = this.state;
    mixed = Math.imul(mixed ^ (mixed >>> 15), mixed | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296;
  }

  between(low: number, high: number): number {
    return low + this.next() * (high - low);
  }

  whole(low: number, high: number): number {
    return Math.floor(this.between(low, high + 1));
  }

  chance(share: number): boolean {
    return this.next() < share;
  }

  one<T>(list: readonly T[]): T {
    const found = list[Math.floor(this.next() * list.length)];
    if (found === undefined) throw new Error("Nothing to choose from");
    return found;
  }

  /** 1 or -1. */
  side(): 1 | -1 {
    return this.next() < 0.5 ? 1 : -1;
  }
}
