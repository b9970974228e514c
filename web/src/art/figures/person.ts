// A person from the hips up, on a skeleton: the origin is the middle of the hips, up is negative, facing right.
import { darker, lighter, mix } from "../brush/colour";
import { type Easel, burst, ellipse, limb, n } from "../brush/easel";
import { backs } from "./backs";
import { type Dressed, type Garment, garments } from "./garments";
import { type Beard, type Hair, type Headgear, type Mark, head, mane } from "./heads";
import { type Prop, props } from "./props";

export interface Colours {
  skin: string;
  hair: string;
  main: string;
  second: string;
  trim: string;
  metal: string;
}

export interface Person {
  colours: Colours;
  /** 1 is usual; a giant has 1.4. */
  build: number;
  woman: boolean;
  garment: Garment;
  headgear: Headgear;
  hair: Hair;
  beard: Beard;
  marks: Mark[];
  pose: Pose;
  near: Prop;
  far: Prop;
  back: keyof typeof backs;
  /** Made of plates and rivets. */
  machine: boolean;
  /** One arm of steel, with a star on its shoulder. */
  steel?: boolean;
  lean: number;
  old: boolean;
  /** A face that looks angry, glad or calm. */
  mood: "calm" | "fierce" | "glad" | "sly";
}

type Point = readonly [number, number];

/** Where the hands are, and how what they hold is turned. */
interface Stance {
  near: Point;
  far: Point;
  turn: number;
  farTurn: number;
  /** The far forearm lies before the body. */
  over?: boolean;
}

export const POSES = {
  rest: { near: [34, -2], far: [-33, 0], turn: 12, farTurn: -8 },
  stand: { near: [40, -30], far: [-30, -2], turn: 4, farTurn: -6 },
  raised: { near: [46, -112], far: [-36, -14], turn: 18, farTurn: -20 },
  swing: { near: [50, -96], far: [30, -62], turn: 62, farTurn: 40, over: true },
  thrust: { near: [62, -46], far: [-34, -34], turn: 78, farTurn: -30 },
  guard: { near: [36, -50], far: [-24, -44], turn: 24, farTurn: -24, over: true },
  hold: { near: [26, -34], far: [-12, -34], turn: 6, farTurn: -6, over: true },
  akimbo: { near: [42, -38], far: [-25, -8], turn: 10, farTurn: 0 },
  present: { near: [56, -60], far: [-30, -4], turn: 0, farTurn: -8 },
  shoulder: { near: [40, -46], far: [-34, -8], turn: 20, farTurn: -10 },
  point: { near: [68, -72], far: [-28, -6], turn: 84, farTurn: 0 },
  cast: { near: [52, -82], far: [-50, -80], turn: 14, farTurn: -14 },
  crossed: { near: [-16, -52], far: [20, -50], turn: -70, farTurn: 60, over: true },
  draw: { near: [60, -68], far: [8, -66], turn: 0, farTurn: 0, over: true },
  sneak: { near: [44, -40], far: [14, -46], turn: 100, farTurn: 40, over: true },
  brace: { near: [44, -22], far: [14, -30], turn: 52, farTurn: 40, over: true },
  tip: { near: [26, -108], far: [-32, -2], turn: 0, farTurn: -10 },
} satisfies Record<string, Stance>;
export type Pose = keyof typeof POSES;

/** The elbow of an arm from a shoulder to a hand. */
function elbow(from: Point, to: Point, long: number, side: 1 | -1): Point {
  const [dx, dy] = [to[0] - from[0], to[1] - from[1]];
  const far = Math.min(Math.hypot(dx, dy) || 1, long * 1.98);
  const out = Math.sqrt(Math.max(0, long * long - (far / 2) ** 2));
  const [ux, uy] = [dx / Math.hypot(dx, dy), dy / Math.hypot(dx, dy)];
  const [mx, my] = [from[0] + (ux * far) / 2, from[1] + (uy * far) / 2];
  const first: Point = [mx - uy * out, my + ux * out];
  const second: Point = [mx + uy * out, my - ux * out];
  // Low and outwards, as arms hang.
  return first[1] + side * first[0] * 0.8 > second[1] + side * second[0] * 0.8 ? first : second;
}

const STEEL = "#b9c2cc";

/** The seams of plates along a limb. */
function bands(from: Point, to: Point, wide: number): string {
  const far = Math.hypot(to[0] - from[0], to[1] - from[1]) || 1;
  const [px, py] = [(-(to[1] - from[1]) / far) * wide, ((to[0] - from[0]) / far) * wide];
  return [0.3, 0.55, 0.8].map((share) => { const [x, y] = [from[0] + (to[0] - from[0]) * share, from[1] + (to[1] - from[1]) * share]; return `M${n(x - px)} ${n(y - py)}L${n(x + px)} ${n(y + py)}`; }).join("");
}

export interface Frame {
  shoulders: number;
  waist: number;
  hips: number;
}

export function person(easel: Easel, who: Person): string {
  const stance: Stance = POSES[who.pose];
  const broad = who.build * (who.woman ? 0.88 : 1);
  const frame: Frame = { shoulders: 28 * broad, waist: (who.woman ? 17 : 21) * who.build, hips: (who.woman ? 24 : 23) * who.build };
  const colours = who.machine ? { ...who.colours, skin: who.colours.metal } : who.colours;
  const dressed: Dressed = garments[who.garment](easel, frame, colours, who);
  const reach = 35 * (0.94 + who.build * 0.08);
  const arm = (side: 1 | -1, hand: Point): { upper: string; lower: string; hand: string } => {
    const from: Point = [side * (frame.shoulders - 5), -60];
    const far = Math.hypot(hand[0] - from[0], hand[1] - from[1]);
    const most = reach * 1.96;
    const to: Point = far > most ? [from[0] + ((hand[0] - from[0]) * most) / far, from[1] + ((hand[1] - from[1]) * most) / far] : hand;
    const bend = elbow(from, to, reach, side);
    const thick = 8.4 * Math.sqrt(who.build) * (who.woman ? 0.84 : 1);
    const steel = who.steel === true && side === 1;
    const sleeve = steel ? STEEL : side === 1 ? dressed.sleeve : darker(dressed.sleeve, 0.14);
    const cuff = steel ? STEEL : side === 1 ? dressed.forearm : darker(dressed.forearm, 0.14);
    const wide = dressed.bell ? 1.55 : 0.78;
    let lower = easel.shape(limb(bend[0], bend[1], to[0], to[1], thick * 0.88, thick * wide), cuff);
    if (who.machine) lower += easel.ball(bend[0], bend[1], thick * 0.62, thick * 0.62, darker(colours.metal, 0.3));
    if (steel) lower += easel.line(bands(bend, to, thick * 0.8), darker(STEEL, 0.55), 1.2);
    const star = steel ? easel.line(bands(from, bend, thick * 1.02), darker(STEEL, 0.55), 1.2) + easel.flat(burst(from[0] + 1, from[1] + 3, 8.5, 3.4, 5), "#b3242a") : "";
    return {
      upper: easel.shape(limb(from[0], from[1], bend[0], bend[1], thick * 1.18, thick * 0.94), sleeve) + (dressed.shoulder ? dressed.shoulder(from, side) : "") + star,
      lower,
      hand: easel.ball(to[0], to[1], 6.2 * Math.sqrt(who.build), 6.4 * Math.sqrt(who.build), steel ? STEEL : (dressed.glove ?? colours.skin)),
    };
  };
  const near = arm(1, stance.near);
  const far = arm(-1, stance.far);
  const held = (prop: Prop, point: Point, turn: number): string => (prop === "none" ? "" : easel.at(point[0], point[1], 1, props[prop](easel, colours), turn));
  const farHeld = held(who.far, stance.far, stance.farTurn);
  const nearHeld = held(who.near, stance.near, stance.turn);
  const farArm = stance.over ? far.upper : farHeld + far.upper + far.lower + far.hand;
  const overArm = stance.over ? farHeld + far.lower + far.hand : "";
  const shadow = easel.flat(ellipse(0, -70, 13, 5), darker(colours.skin, 0.5), 0.55);
  const neck = easel.shape(`M-8 -66L-7 -84H9L10 -66Q2 -58 -8 -66z`, darker(colours.skin, 0.12), { edge: 0.8 });
  const painted =
    backs[who.back](easel, colours) +
    easel.at(2, -99, 1, mane(easel, who, colours)) +
    farArm +
    dressed.legs +
    dressed.body +
    neck +
    shadow +
    (dressed.collar ?? "") +
    easel.at(2, -99, 1, head(easel, who, colours)) +
    overArm +
    near.upper +
    nearHeld +
    near.lower +
    near.hand;
  return who.lean ? `<g transform="rotate(${n(who.lean)})">${painted}</g>` : painted;
}

/** Skins and hair as people have them. */
export const SKINS = ["#f0c9a4", "#e4b088", "#c98d63", "#a66b45", "#7d4c33", "#5c3829", "#d8a27c", "#edbf9a"];
export const HAIRS = ["#2a1d18", "#4a2f1e", "#7a4a26", "#a8672c", "#c9973f", "#8a2f1c", "#b9b2a8", "#e2d8c6", "#1d1a24"];
export const metalOf = (colour: string): string => mix(lighter(colour, 0.1), "#8d8f96", 0.3);
