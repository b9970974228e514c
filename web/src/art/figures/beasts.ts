// Animals: they stand on the origin, look to the right and are about 130 wide.
import { darker, lighter, mix } from "../brush/colour";
import { type Easel, ellipse, flow, limb } from "../brush/easel";
import type { Seed } from "../brush/seed";

export interface Hide {
  body: string;
  belly: string;
  trim: string;
  metal: string;
  eye: string;
  /** Made of plates and rivets. */
  machine: boolean;
}
export type Creature = (easel: Easel, hide: Hide, seed: Seed) => string;

export const eye = (e: Easel, x: number, y: number, hide: Hide, size = 3): string =>
  hide.machine
    ? e.flat(ellipse(x, y, size * 4, size * 4), e.glow(hide.eye, 0.9)) + e.ball(x, y, size * 1.1, size * 1.1, hide.eye, { line: darker(hide.body, 0.6), edge: 1.4 })
    : e.flat(ellipse(x, y, size, size), lighter(hide.eye, 0.3)) + e.flat(ellipse(x + size * 0.25, y, size * 0.55, size * 0.75), "#1d1418");

/** Seams, rivets and joints, where a beast is built and not born. */
const built = (e: Easel, hide: Hide, seams: string, joints: readonly (readonly [number, number])[]): string =>
  hide.machine ? e.line(seams, darker(hide.body, 0.55), 1.5) + joints.map(([x, y]) => e.ball(x, y, 5, 5, hide.trim, { edge: 1 }) + e.flat(ellipse(x, y, 1.6, 1.6), lighter(hide.metal, 0.4))).join("") : "";

const leg = (e: Easel, points: readonly [number, number, number, number, number, number], thick: number, colour: string, paw = true): string => {
  const [ax, ay, bx, by, cx, cy] = points;
  return e.shape(limb(bx, by, cx, cy, thick * 0.72, thick * 0.6), colour) + (paw ? e.shape(`M${cx - thick * 0.7} ${cy + 2}q0 -7 ${thick * 0.8} -7q${thick * 1.1} 0 ${thick * 1.2} 7z`, colour) : "") + e.shape(limb(ax, ay, bx, by, thick * 1.15, thick * 0.75), colour);
};

const hound: Creature = (e, h) => {
    const dark = darker(h.body, 0.25);
    return (
      leg(e, [-34, -46, -42, -22, -36, -2], 9, dark) + leg(e, [30, -44, 26, -20, 30, -2], 8, dark) +
      (h.machine ? e.line("M-48 -62q-18 -6 -22 -26", h.metal, 4) + e.ball(-70, -90, 4, 4, h.trim) : e.line("M-48 -62Q-72 -70 -74 -96", h.body, 7)) +
      e.shape("M-52 -64Q-40 -80 -10 -76Q20 -78 40 -84Q52 -66 46 -44Q38 -28 18 -34Q-10 -44 -26 -36Q-50 -34 -52 -64z", h.body) +
      e.shape("M18 -36Q34 -28 44 -46Q46 -56 40 -64Q26 -56 18 -36z", h.belly, { edge: 0 }) +
      leg(e, [-40, -50, -50, -24, -44, -2], 10, h.body) + leg(e, [38, -50, 40, -24, 44, -2], 9, h.body) +
      e.shape("M26 -82Q24 -106 40 -116Q56 -122 66 -112Q70 -106 86 -102Q94 -96 90 -88Q78 -82 66 -84Q56 -66 42 -64Q28 -66 26 -82z", h.body) +
      e.shape("M34 -112Q22 -120 18 -104Q16 -88 26 -80Q36 -88 40 -106z", darker(h.body, 0.35)) +
      e.line("M70 -90Q80 -88 89 -90", darker(h.body, 0.6), 1.5) + e.ball(89, -99, 3.6, 3, "#1d1418", { edge: 0 }) + eye(e, 62, -105, h) +
      e.shape("M24 -80Q34 -70 50 -68L48 -62Q32 -62 22 -72z", h.trim) + e.ball(42, -62, 3.6, 3.6, h.metal) +
      built(e, h, "M-30 -76Q-36 -56 -28 -38M4 -76Q-2 -58 4 -38M54 -116Q52 -100 58 -84", [[-40, -50], [38, -50], [-50, -24], [40, -24]])
    );
  };

const mouse: Creature = (e, h) =>
    e.line("M-40 -12Q-74 -10 -80 -34Q-82 -52 -96 -54", mix(h.body, "#d98a86", 0.5), 4) +
    e.shape("M-46 0Q-60 -40 -24 -60Q10 -72 34 -50Q48 -30 40 0z", h.body) + e.shape("M4 0Q0 -26 22 -40Q42 -30 40 0z", h.belly, { edge: 0 }) +
    e.ball(-2, -88, 18, 18, h.body) + e.flat(ellipse(-2, -87, 12, 12), mix(h.body, "#e0a09a", 0.6)) +
    e.shape("M-4 -66Q2 -92 30 -90Q52 -84 66 -62Q62 -50 44 -48Q6 -42 -4 -66z", h.body) + e.ball(28, -94, 15, 15, h.body) + e.flat(ellipse(29, -93, 10, 10), mix(h.body, "#e0a09a", 0.6)) +
    eye(e, 40, -70, h, 3.6) + e.ball(66, -61, 4, 3.4, "#c06a6a", { edge: 0.8 }) + e.line("M54 -58L76 -66M54 -55L78 -54M54 -52L74 -44", darker(h.body, 0.5), 1) +
    e.shape("M20 -20Q34 -26 44 -18L42 -10Q30 -14 20 -12z", h.body) + e.shape("M34 0Q34 -8 46 -8Q56 -6 56 0zM-34 0Q-30 -9 -16 -8Q-8 -6 -8 0z", mix(h.body, "#e0a09a", 0.5));

export const BEASTS = {
  hound,
  wolf: (e, h, s) => hound(e, { ...h, trim: darker(h.body, 0.2) }, s) + e.shape("M44 -116L46 -134L56 -118z", h.body) + e.shape("M24 -80L14 -84L22 -72L12 -70L24 -62L20 -56L36 -58Q46 -64 44 -76z", lighter(h.body, 0.15)),
  panther: (e, h) => {
    const dark = darker(h.body, 0.3);
    return (
      e.line("M-60 -56Q-92 -60 -98 -30Q-100 -12 -114 -14", h.body, 8) + leg(e, [-44, -44, -62, -24, -54, -2], 9, dark) + leg(e, [22, -42, 8, -22, 14, -2], 8, dark) +
      e.shape("M-66 -58Q-54 -74 -20 -66Q10 -60 30 -72Q50 -74 54 -54Q50 -34 26 -32Q-10 -34 -34 -30Q-64 -32 -66 -58z", h.body) + leg(e, [-50, -46, -42, -22, -36, -2], 10, h.body) + leg(e, [36, -46, 52, -24, 60, -2], 9, h.body) +
      e.shape("M34 -70Q34 -92 52 -98L54 -110L64 -100Q84 -98 92 -82Q94 -72 84 -68Q74 -60 58 -60Q40 -56 34 -70z", h.body) + e.flat("M55 -104L57 -99L61 -101z", mix(h.body, "#d98a86", 0.5)) +
      eye(e, 74, -85, h, 3.6) + e.ball(91, -79, 3, 2.4, "#1d1418", { edge: 0 }) + e.line("M78 -70Q86 -68 91 -72M76 -74L60 -70M76 -72L62 -66", darker(h.body, 0.6), 1.3) + e.line("M-20 -62Q-26 -50 -22 -36M12 -60Q6 -48 10 -34", lighter(h.body, 0.2), 2, 0.6)
    );
  },
  cat: (e, h) =>
    e.line("M-40 -20Q-72 -26 -66 -62Q-60 -84 -72 -96", h.body, 9) +
    e.shape("M-44 0Q-58 -40 -24 -62Q-4 -74 14 -70Q32 -58 34 -30V0z", h.body) +
    e.shape("M8 0Q4 -36 20 -56Q34 -40 34 0z", h.belly, { edge: 0 }) +
    e.shape("M-44 0Q-50 -34 -22 -36Q-4 -34 -4 0z", darker(h.body, 0.14)) + e.shape("M10 0V-38H18V0zM26 0L24 -38H33L35 0z", h.body, { edge: 1 }) +
    e.shape("M-6 -84L-10 -116L8 -104Q22 -108 34 -102L48 -116L48 -84Q48 -62 22 -60Q-2 -62 -6 -84z", h.body) +
    e.flat("M-4 -100L-6 -109L3 -103zM44 -101L44 -109L38 -103z", mix(h.body, "#d98a86", 0.6)) +
    eye(e, 14, -86, h, 4) + eye(e, 34, -86, h, 4) + e.flat("M22 -77h6l-3 4z", "#c06a6a") + e.line("M25 -73Q20 -68 16 -70M25 -73Q30 -68 34 -70M40 -74L58 -78M40 -71L58 -70M8 -74L-8 -78M8 -71L-8 -70", darker(h.body, 0.6), 1.1) +
    e.shape("M0 -62Q22 -54 44 -62V-56Q22 -48 0 -56z", h.trim) + e.ball(23, -52, 4, 4, h.metal) +
    built(e, h, "M-20 -60Q-26 -44 -20 -36M16 -106V-96", [[-24, -18], [14, -38], [29, -38]]),
  mouse,
  rabbit: (e, h, s) => mouse(e, h, s) + e.shape("M0 -80Q-16 -130 -2 -146Q14 -130 14 -88zM22 -88Q22 -138 38 -144Q48 -126 36 -86z", h.body) + e.flat("M2 -90Q-8 -122 -1 -136Q8 -120 9 -92zM27 -92Q28 -126 36 -134Q40 -116 33 -90z", mix(h.body, "#e0a09a", 0.6)),
  horse: (e, h) => {
    const dark = darker(h.body, 0.25);
    return (
      leg(e, [-44, -62, -50, -30, -46, -2], 9, dark) + leg(e, [34, -60, 28, -30, 32, -2], 8, dark) +
      e.shape("M-58 -86Q-84 -80 -80 -40Q-72 -24 -76 -14Q-60 -30 -62 -54Q-56 -66 -50 -72z", darker(h.trim, 0.2)) +
      e.shape("M-60 -84Q-50 -102 -20 -96Q14 -92 34 -104Q54 -96 52 -72Q44 -54 24 -54Q-14 -50 -34 -52Q-60 -56 -60 -84z", h.body) +
      leg(e, [-46, -66, -56, -32, -50, -2], 10, h.body) + leg(e, [40, -66, 48, -36, 42, -4], 9, h.body) +
      e.shape("M24 -90Q30 -126 50 -144Q54 -154 62 -150Q66 -140 64 -136Q82 -122 88 -104Q82 -92 72 -98Q64 -110 58 -108Q56 -84 46 -74z", h.body) +
      e.shape("M26 -88Q24 -122 46 -146Q36 -150 22 -130Q10 -108 14 -90z", darker(h.trim, 0.2)) + eye(e, 64, -124, h, 2.8) + e.ball(84, -102, 2, 2, "#1d1418", { edge: 0 }) +
      e.line("M60 -136Q66 -118 60 -106M60 -112L84 -112", "#5a3c26", 2) +
      built(e, h, "M-24 -96Q-30 -74 -24 -52M10 -94Q4 -74 10 -54M40 -122L58 -116", [[-46, -66], [40, -66], [-56, -32], [48, -36]])
    );
  },
  warbeast: (e, h) => {
    const dark = darker(h.body, 0.25);
    return (
      leg(e, [-46, -44, -48, -22, -46, -2], 14, dark) + leg(e, [26, -40, 26, -20, 28, -2], 13, dark) +
      e.shape("M-78 -60Q-70 -100 -20 -104Q30 -108 58 -86Q74 -66 62 -40Q40 -22 -10 -28Q-76 -22 -78 -60z", h.body) +
      leg(e, [-56, -46, -60, -22, -56, -2], 15, h.body) + leg(e, [34, -44, 38, -22, 38, -2], 14, h.body) +
      e.shape("M38 -94Q66 -102 84 -84Q98 -68 96 -52Q84 -36 64 -42Q40 -52 38 -94z", h.body) + e.shape("M88 -78Q94 -100 108 -112Q108 -88 100 -66zM80 -86Q82 -98 90 -104Q90 -92 88 -82z", "#efe4c8") +
      e.shape("M44 -98Q36 -112 46 -118Q56 -110 54 -98z", h.body) + eye(e, 78, -68, h, 3) +
      e.shape("M-60 -88Q-20 -120 34 -100L28 -76Q-18 -88 -54 -68z", h.trim) + e.line("M-50 -80Q-16 -98 28 -86", h.metal, 2.4) +
      built(e, h, "M-50 -90Q-56 -60 -50 -32M0 -104Q-6 -66 0 -30", [[-56, -46], [34, -44]])
    );
  },
  crab: (e, h) =>
    [-1, 1].map((side) => `<g transform="scale(${side} 1)">${[[30, -30, 62, -34, 70, -2], [26, -26, 52, -24, 56, 0], [20, -22, 38, -16, 38, 0]].map(([a = 0, b = 0, c = 0, d = 0, x = 0, y = 0]) => e.line(`M${a} ${b}L${c} ${d}L${x} ${y}`, darker(h.body, 0.15), 6)).join("")}${e.line("M34 -44Q62 -56 58 -78", h.body, 9)}${e.shape("M50 -82Q44 -108 66 -116Q60 -100 66 -94Q74 -108 82 -108Q86 -88 72 -78Q58 -72 50 -82z", h.body)}</g>`).join("") +
    e.shape("M-46 -36Q-46 -66 0 -68Q46 -66 46 -36Q40 -12 0 -10Q-40 -12 -46 -36z", h.body) + e.line("M-30 -50Q0 -60 30 -50M-34 -36Q0 -46 34 -36", darker(h.body, 0.4), 1.6) +
    e.line("M-12 -64L-16 -82M12 -64L16 -82", h.body, 4) + e.ball(-16, -85, 6, 6, "#fff6e0") + e.ball(16, -85, 6, 6, "#fff6e0") + e.flat(ellipse(-14, -85, 3, 3) + ellipse(18, -85, 3, 3), "#1d1418") + e.line("M-10 -24Q0 -18 10 -24", darker(h.body, 0.6), 2),
  turtle: (e, h) =>
    e.shape("M-60 -14Q-76 -10 -80 0H-50zM44 -14Q40 -4 44 0H70Q66 -12 54 -18z", darker(h.body, 0.15)) + e.shape("M52 -34Q56 -70 80 -76Q100 -72 100 -58Q92 -46 76 -46Q68 -30 56 -22z", h.body) + eye(e, 86, -66, h) +
    e.shape("M-72 -16Q-68 -84 -6 -88Q56 -84 64 -16Q0 -4 -72 -16z", h.trim) + e.line("M-40 -70L-30 -42L-50 -16M-30 -42L4 -46L14 -14M4 -46L12 -84M4 -46L36 -42L52 -16M36 -42L44 -66", darker(h.trim, 0.45), 2.2) + e.shape("M-76 -14Q0 -26 68 -14V-6Q0 4 -76 -6z", h.belly),
  fish: (e, h) =>
    e.shape("M-66 -50Q-92 -80 -104 -76Q-96 -50 -106 -26Q-90 -24 -66 -42z", darker(h.body, 0.15)) + e.shape("M-70 -48Q-40 -86 10 -84Q62 -80 82 -50Q62 -22 10 -18Q-40 -18 -70 -48z", h.body) + e.shape("M-60 -44Q-20 -22 40 -24Q66 -30 80 -48Q40 -40 -60 -44z", h.belly, { edge: 0 }) +
    e.shape("M-20 -82Q0 -112 30 -108Q26 -92 34 -82z", h.trim) + eye(e, 54, -58, h, 5) + e.line("M66 -44Q74 -42 80 -48M76 -42Q92 -30 100 -32M72 -38Q84 -20 94 -20", darker(h.body, 0.55), 2) + e.line("M28 -74Q20 -52 28 -30", darker(h.body, 0.4), 1.6),
  insect: (e, h) =>
    [-1, 1].map((side) => `<g transform="scale(${side} 1)">${e.shape("M8 -76Q44 -118 84 -104Q78 -74 12 -66z", lighter(h.trim, 0.4), { opacity: 0.75 })}${e.line("M18 -50L48 -60L60 -20M16 -40L44 -40L52 -4M12 -30L32 -22L34 0", darker(h.body, 0.3), 4)}</g>`).join("") +
    e.shape("M0 -58Q24 -54 22 -26Q14 -2 0 2Q-14 -2 -22 -26Q-24 -54 0 -58z", h.body) + e.line("M-20 -40Q0 -32 20 -40M-21 -26Q0 -18 21 -26M-16 -12Q0 -6 16 -12", h.trim, 3) + e.ball(0, -68, 16, 14, darker(h.body, 0.15)) + e.ball(0, -92, 14, 13, h.body) +
    eye(e, -7, -94, h, 4.4) + eye(e, 7, -94, h, 4.4) + e.line("M-6 -103Q-14 -124 -26 -126M6 -103Q14 -124 26 -126M-5 -82Q-10 -74 -4 -70M5 -82Q10 -74 4 -70", darker(h.body, 0.4), 2.4),
  spider: (e, h) =>
    [-1, 1].map((side) => `<g transform="scale(${side} 1)">${e.line("M14 -50Q40 -104 62 -84L84 -10M16 -44Q44 -74 58 -54L68 -2M14 -38Q36 -46 44 -28L46 0M12 -54Q30 -120 44 -122L70 -90", darker(h.body, 0.2), 5)}</g>`).join("") + e.ball(0, -66, 32, 28, h.body) + e.shape("M-8 -80h16l-12 14h12l-8 14h-8z", h.trim, { edge: 0 }) + e.ball(0, -34, 20, 18, darker(h.body, 0.12)) + [[-9, -36], [9, -36], [-4, -28], [4, -28], [-14, -30], [14, -30]].map(([x, y]) => e.flat(ellipse(x ?? 0, y ?? 0, 2.8, 2.8), h.eye)).join(""),
  bird: (e, h) =>
    e.shape("M-20 -60Q-60 -120 -108 -126Q-96 -108 -104 -100Q-86 -96 -90 -84Q-70 -82 -72 -68Q-52 -62 -24 -46z", darker(h.body, 0.12)) + e.shape("M-40 -40Q-70 -30 -88 -6Q-60 -12 -50 -2Q-36 -20 -24 -26z", darker(h.body, 0.2)) +
    e.shape("M-44 -44Q-20 -76 20 -82Q42 -96 56 -84Q62 -72 54 -62Q40 -26 0 -22Q-30 -22 -44 -44z", h.body) + e.shape("M44 -60Q32 -32 4 -26Q30 -40 34 -62z", h.belly, { edge: 0 }) + e.shape("M56 -84L78 -74L56 -70z", "#e2a33a") + eye(e, 48, -80, h, 3.4) +
    e.shape("M-14 -62Q-30 -120 10 -152Q12 -134 24 -134Q20 -118 30 -114Q22 -104 28 -96Q20 -70 -14 -62z", h.body) + e.line("M-2 -70Q-8 -110 10 -140M6 -74Q6 -104 20 -124", h.trim, 2.4) + e.line("M2 -22L-2 -4M16 -26L16 -6M-8 -2h12M10 -4h12", "#c98a2a", 3.4),
  snake: (e, h) =>
    e.line(flow([[-70, -8], [-40, -22], [-6, -10], [30, -10], [44, -30], [16, -44], [-10, -54], [-6, -80], [20, -96]]), darker(h.body, 0.5), 21) + e.line(flow([[-70, -8], [-40, -22], [-6, -10], [30, -10], [44, -30], [16, -44], [-10, -54], [-6, -80], [20, -96]]), h.body, 18) + e.line(flow([[-70, -12], [-40, -26], [-6, -14], [30, -14], [42, -31], [16, -47], [-13, -57], [-8, -80], [18, -99]]), h.trim, 3, 0.8) +
    e.shape("M8 -108Q18 -124 40 -116Q58 -108 58 -98Q48 -86 28 -86Q8 -90 8 -108z", h.body) + eye(e, 36, -107, h, 3.6) + e.line("M56 -98L70 -96M70 -96l7 -5M70 -96l7 4", "#c9443c", 1.8),
  raptor: (e, h) =>
    leg(e, [-14, -58, -26, -30, -18, -2], 9, darker(h.body, 0.25)) + e.shape("M-24 -74Q-70 -80 -112 -58Q-76 -60 -40 -44Q-20 -40 -6 -48z", h.body) + e.shape("M-36 -62Q-30 -88 4 -90Q26 -92 34 -80Q36 -56 12 -48Q-24 -38 -36 -62z", h.body) + leg(e, [0, -58, 14, -30, 4, -2], 11, h.body) +
    e.shape("M14 -84Q22 -116 40 -126Q58 -132 86 -112Q92 -106 84 -104L58 -102Q52 -84 36 -70z", h.body) + e.shape("M58 -102L82 -100Q80 -94 64 -94z", darker(h.body, 0.2)) + e.line("M60 -103l3 4l3 -4l3 4l3 -4l3 4l3 -4", "#fff6e0", 1.6) + eye(e, 56, -118, h, 3.6) + e.line("M26 -66Q40 -60 44 -48M44 -48l6 -2M44 -48l3 5", h.body, 5) + e.line("M-20 -84l-6 12M-6 -88l-5 14M10 -88l-3 14M-44 -74l-4 10M-64 -70l-3 8", h.trim, 4),
} satisfies Record<string, Creature>;
