// An easel holds one picture while it is painted: its size, where its light comes from, and its gradients.
import { darker, lighter } from "./colour";

/** A number as SVG writes it: one decimal. */
export const n = (value: number): string => String(Math.round(value * 10) / 10);

export interface Stroke {
  edge?: number;
  line?: string;
  opacity?: number;
  flat?: boolean;
  extra?: string;
}

export class Easel {
  private defs = new Map<string, { id: string; markup: string }>();
  /** Inside something mirrored the light is mirrored back. */
  private mirrored = false;

  constructor(
    readonly width: number,
    readonly height: number,
    /** -1: light from the left, 1: from the right. */
    readonly light: 1 | -1,
    /** Begins every name in the picture, where it lies among others. */
    private readonly prefix = "p",
  ) {}

  private keep(key: string, markup: (id: string) => string): string {
    const known = this.defs.get(key);
    if (known) return `url(#${known.id})`;
    const id = `${this.prefix}${this.defs.size}`;
    this.defs.set(key, { id, markup: markup(id) });
    return `url(#${id})`;
  }

  /** A colour as light makes it round: lit on the side of the light, dark on the other. */
  round(colour: string, depth = 1): string {
    const left = (this.light === -1) !== this.mirrored;
    return this.keep(`round ${colour} ${depth} ${left}`, (id) => {
      const [from, to] = left ? [0, 1] : [1, 0];
      return (
        `<linearGradient id="${id}" x1="${from}" y1="0" x2="${to}" y2=".45">` +
        `<stop stop-color="${lighter(colour, 0.26 * depth)}"/><stop offset=".42" stop-color="${colour}"/>` +
        `<stop offset=".6" stop-color="${darker(colour, 0.12 * depth)}"/><stop offset="1" stop-color="${darker(colour, 0.42 * depth)}"/></linearGradient>`
      );
    });
  }

  /** From top to bottom. */
  fall(...colours: string[]): string {
    return this.keep(`fall ${colours.join()}`, (id) => {
      const stops = colours.map((colour, at) => `<stop offset="${Math.round((at / (colours.length - 1)) * 100) / 100}" stop-color="${colour}"/>`);
      return `<linearGradient id="${id}" x1="0" y1="0" x2="0" y2="1">${stops.join("")}</linearGradient>`;
    });
  }

  /** From the middle outwards to nothing. */
  glow(colour: string, strength = 1): string {
    return this.keep(`glow ${colour} ${strength}`, (id) =>
      `<radialGradient id="${id}"><stop stop-color="${colour}" stop-opacity="${strength}"/><stop offset=".45" stop-color="${colour}" stop-opacity="${Math.round(strength * 38) / 100}"/><stop offset="1" stop-color="${colour}" stop-opacity="0"/></radialGradient>`,
    );
  }

  /** From nothing above to a colour below. */
  haze(colour: string, strength = 1): string {
    return this.keep(`haze ${colour} ${strength}`, (id) =>
      `<linearGradient id="${id}" x1="0" y1="0" x2="0" y2="1"><stop stop-color="${colour}" stop-opacity="0"/><stop offset="1" stop-color="${colour}" stop-opacity="${strength}"/></linearGradient>`,
    );
  }

  pattern(key: string, width: number, height: number, markup: string, turn = 0): string {
    return this.keep(`pattern ${key} ${turn}`, (id) =>
      `<pattern id="${id}" width="${width}" height="${height}" patternUnits="userSpaceOnUse"${turn ? ` patternTransform="rotate(${turn})"` : ""}>${markup}</pattern>`,
    );
  }

  clip(d: string, markup: string): string {
    const id = this.keep(`clip ${d}`, (name) => `<clipPath id="${name}"><path d="${d}"/></clipPath>`);
    return `<g clip-path="${id}">${markup}</g>`;
  }

  /** A painted shape: round by the light, edged by its own darker colour. */
  shape(d: string, colour: string, stroke: Stroke = {}): string {
    const edge = stroke.edge ?? 1.2;
    const drawn = edge ? ` stroke="${stroke.line ?? darker(colour, 0.62)}"${edge === 1.2 ? "" : ` stroke-width="${edge}"`}` : "";
    return `<path d="${d}" fill="${stroke.flat ? colour : this.round(colour)}"${drawn}${stroke.opacity === undefined ? "" : ` opacity="${stroke.opacity}"`}${stroke.extra ? ` ${stroke.extra}` : ""}/>`;
  }

  ball(x: number, y: number, rx: number, ry: number, colour: string, stroke: Stroke = {}): string {
    return this.shape(ellipse(x, y, rx, ry), colour, stroke);
  }

  /** A shape without an edge and without roundness. */
  flat(d: string, fill: string, opacity = 1): string {
    return `<path d="${d}" fill="${fill}"${opacity === 1 ? "" : ` opacity="${opacity}"`}/>`;
  }

  line(d: string, colour: string, width: number, opacity = 1): string {
    return `<path d="${d}" fill="none" stroke="${colour}" stroke-width="${width}"${opacity === 1 ? "" : ` opacity="${opacity}"`}/>`;
  }

  /** What `paint` draws, turned to the other side where asked; the light stays where it is. */
  facing(way: 1 | -1, paint: () => string): string {
    if (way === 1) return paint();
    this.mirrored = !this.mirrored;
    const markup = `<g transform="scale(-1 1)">${paint()}</g>`;
    this.mirrored = !this.mirrored;
    return markup;
  }

  at(x: number, y: number, scale: number, markup: string, turn = 0): string {
    const turned = turn ? ` rotate(${n(turn)})` : "";
    const scaled = scale === 1 ? "" : ` scale(${Math.round(scale * 1000) / 1000})`;
    return `<g transform="translate(${n(x)} ${n(y)})${turned}${scaled}">${markup}</g>`;
  }

  /** To lie inside another drawing. */
  fragment(body: string): string {
    const defs = [...this.defs.values()].map(({ markup }) => markup).join("");
    return `<defs>${defs}</defs><g stroke-width="1.2" stroke-linejoin="round" stroke-linecap="round">${body}</g>`;
  }

  /** A picture by itself. */
  finish(body: string): string {
    return (
      `<svg xmlns="http://www.w3.org/2000/svg" width="${this.width}" height="${this.height}" viewBox="0 0 ${this.width} ${this.height}">` +
      `${this.fragment(body)}</svg>`
    );
  }
}

export const ellipse = (x: number, y: number, rx: number, ry: number): string =>
  `M${n(x - rx)} ${n(y)}a${n(rx)} ${n(ry)} 0 1 1 ${n(rx * 2)} 0a${n(rx)} ${n(ry)} 0 1 1 ${n(-rx * 2)} 0z`;

export const box = (x: number, y: number, width: number, height: number): string =>
  `M${n(x)} ${n(y)}h${n(width)}v${n(height)}h${n(-width)}z`;

export const poly = (points: readonly (readonly [number, number])[]): string =>
  `M${points.map(([x, y]) => `${n(x)} ${n(y)}`).join("L")}z`;

/** The outline of a limb: two round ends and what lies between them. */
export function limb(ax: number, ay: number, bx: number, by: number, ra: number, rb: number): string {
  const far = Math.hypot(bx - ax, by - ay) || 1;
  const [px, py] = [-(by - ay) / far, (bx - ax) / far];
  return (
    `M${n(ax + px * ra)} ${n(ay + py * ra)}L${n(bx + px * rb)} ${n(by + py * rb)}` +
    `A${n(rb)} ${n(rb)} 0 0 0 ${n(bx - px * rb)} ${n(by - py * rb)}` +
    `L${n(ax - px * ra)} ${n(ay - py * ra)}A${n(ra)} ${n(ra)} 0 0 0 ${n(ax + px * ra)} ${n(ay + py * ra)}z`
  );
}

/** A smooth line through points. */
export function flow(points: readonly (readonly [number, number])[], close = false): string {
  const first = points[0];
  if (!first) return "";
  const at = (index: number): readonly [number, number] =>
    (close ? points[(index + points.length) % points.length] : points[Math.max(0, Math.min(points.length - 1, index))]) ?? first;
  let d = `M${n(first[0])} ${n(first[1])}`;
  for (let index = 0; index < (close ? points.length : points.length - 1); index++) {
    const [p0, p1, p2, p3] = [at(index - 1), at(index), at(index + 1), at(index + 2)];
    d += `C${n(p1[0] + (p2[0] - p0[0]) / 6)} ${n(p1[1] + (p2[1] - p0[1]) / 6)} ${n(p2[0] - (p3[0] - p1[0]) / 6)} ${n(p2[1] - (p3[1] - p1[1]) / 6)} ${n(p2[0])} ${n(p2[1])}`;
  }
  return close ? `${d}z` : d;
}

/** A star or a burst of rays around a point. */
export function burst(x: number, y: number, outer: number, inner: number, points: number, turn = 0): string {
  const corners: [number, number][] = [];
  for (let at = 0; at < points * 2; at++) {
    const radius = at % 2 ? inner : outer;
    const angle = (at / (points * 2)) * Math.PI * 2 - Math.PI / 2 + turn;
    corners.push([x + Math.cos(angle) * radius, y + Math.sin(angle) * radius]);
  }
  return poly(corners);
}

/** The outline of a gear wheel with its hole. */
export function gear(x: number, y: number, radius: number, teeth: number, hole = 0.35): string {
  const corners: [number, number][] = [];
  for (let at = 0; at < teeth; at++) {
    for (const [share, far] of [[0, 0.8], [0.25, 0.8], [0.33, 1], [0.67, 1], [0.75, 0.8]] as const) {
      const angle = ((at + share) / teeth) * Math.PI * 2;
      corners.push([x + Math.cos(angle) * radius * far, y + Math.sin(angle) * radius * far]);
    }
  }
  return poly(corners) + (hole ? ellipse(x, y, radius * hole, radius * hole) : "");
}
