// Beings that no farmer keeps.
import { darker, lighter, mix } from "../brush/colour";
import { box, burst, ellipse, flow, gear, poly } from "../brush/easel";
import { type Creature, eye } from "./beasts";

const demon: Creature = (e, h) =>
    [-1, 1].map((side) => `<g transform="scale(${side} 1)">${e.shape("M20 -90Q50 -140 92 -150Q86 -128 104 -116Q88 -108 90 -88Q74 -90 64 -74Q50 -80 36 -62z", darker(h.body, 0.4))}${e.line("M22 -88Q56 -124 92 -148M24 -84Q64 -98 90 -89", darker(h.body, 0.65), 2)}</g>`).join("") +
    e.shape("M-34 8L-40 -50Q-60 -64 -52 -98Q-30 -112 0 -108Q34 -112 54 -98Q62 -64 42 -50L38 8z", h.body) + e.line("M-30 -82Q-14 -72 0 -80Q16 -72 32 -82M0 -78V-40M-12 -60h6M8 -60h6M-10 -48h5M7 -48h5", darker(h.body, 0.45), 1.8) +
    e.shape("M-20 -116Q-24 -146 2 -148Q28 -146 24 -116Q18 -98 2 -96Q-14 -98 -20 -116z", h.body) + e.shape("M-16 -138Q-40 -142 -44 -170Q-26 -164 -6 -146zM20 -138Q44 -142 48 -170Q30 -164 10 -146z", "#3a2a2a") + e.flat(ellipse(-6, -124, 10, 10) + ellipse(12, -124, 10, 10), e.glow("#ffcf6a", 0.9)) + e.flat("M-14 -128L0 -122L-10 -119zM20 -128L6 -122L16 -119z", "#ffe9a0") + e.line("M-8 -107Q2 -102 12 -107", "#2a0f14", 2) + e.flat("M-6 -107l2 5l3 -4zM7 -107l2 5l3 -5z", "#fff6e0") +
    e.line("M-50 -92Q-78 -70 -70 -44M54 -92Q80 -72 76 -46", h.body, 13) + e.line("M-70 -44l-7 9M-70 -44l0 12M-70 -44l7 9M76 -46l-6 10M76 -46l2 12M76 -46l9 9", "#3a2a2a", 3.6);

const golem: Creature = (e, h) => {
    const block = (d: string, shade = 0): string => e.shape(d, shade ? darker(h.body, shade) : h.body, { edge: 1.6 });
    return (
      block("M-86 -84L-64 -104L-50 -80L-58 -40L-84 -36L-94 -58z", 0.16) + block("M-88 -38L-58 -42L-54 -14L-72 -4L-92 -12z", 0.1) +
      block("M-40 0L-38 -34L-8 -36L-8 0zM6 0L6 -36L36 -34L42 0z", 0.2) + block("M-56 -104L-20 -124H26L58 -104L50 -58L30 -30H-30L-50 -58z") +
      e.line("M-50 -90L-20 -84L-4 -60L28 -66L54 -88M-4 -60L-8 -32M-20 -84L-18 -122M28 -66L30 -120", darker(h.body, 0.42), 1.8, 0.8) +
      block("M56 -104L84 -98L96 -66L88 -42L62 -46L50 -76z", 0.05) + block("M60 -44L90 -42L98 -16L80 -2L58 -12z") + e.line("M66 -30l6 -2M78 -32l6 2", darker(h.body, 0.5), 2) +
      block("M-18 -124L-14 -150L20 -154L28 -126L14 -116H-8z") + e.flat(ellipse(-2, -136, 12, 12) + ellipse(16, -136, 12, 12), e.glow(h.eye, 0.9)) + e.flat(poly([[-7, -139], [3, -137], [2, -132], [-6, -133]]) + poly([[12, -137], [21, -140], [20, -133], [13, -132]]), lighter(h.eye, 0.4)) +
      e.flat(ellipse(2, -84, 28, 28), e.glow(h.eye, 0.9)) + e.shape(burst(2, -84, 13, 8, 6), lighter(h.eye, 0.2), { edge: 1 }) +
      (h.machine ? [[-44, -92], [44, -92], [-38, -48], [38, -48], [-74, -64], [76, -66]].map(([x, y]) => e.ball(x ?? 0, y ?? 0, 3.4, 3.4, h.metal)).join("") + e.shape("M-34 -124h14v-22h-14z", h.metal) + e.flat(ellipse(-28, -156, 11, 8) + ellipse(-40, -166, 13, 9), "#efe6d6", 0.5) : e.shape("M-50 -106Q-30 -122 -18 -116Q-30 -104 -50 -100zM30 -122Q44 -118 54 -104Q40 -104 30 -116z", "#7a9a52", { edge: 0 }))
    );
  };

export const MONSTERS = {
  dragon: (e, h, s) => {
    const wing = (dark: number): string =>
      e.shape("M-6 -70Q-16 -120 -64 -148Q-52 -126 -60 -112Q-84 -116 -104 -106Q-84 -98 -82 -82Q-98 -76 -104 -62Q-70 -66 -44 -50z", darker(h.trim, dark)) + e.line("M-8 -66Q-34 -112 -62 -146M-10 -62Q-54 -98 -100 -105M-14 -58Q-56 -72 -100 -63", darker(h.trim, dark + 0.35), 2.2);
    return (
      `<g transform="translate(26 4) scale(-.72 .92)">${wing(0.3)}</g>` +
      e.shape(flow([[-30, -40], [-66, -24], [-92, -2], [-112, -14], [-104, -2], [-84, 12], [-40, 8], [-6, -6]], true), h.body) +
      e.shape("M-44 -36Q-40 -78 0 -78Q34 -80 38 -44Q36 -10 4 -2Q-38 -2 -44 -36z", h.body) +
      e.shape("M-26 -10Q-34 4 -46 4H-10Q-6 -10 -14 -18zM20 -12Q24 4 12 6H48Q46 -8 38 -18z", darker(h.body, 0.15)) +
      wing(0) +
      e.shape("M8 -62Q20 -92 34 -108Q40 -128 62 -130Q84 -126 104 -108Q102 -100 88 -100Q84 -92 70 -94Q56 -84 52 -60Q44 -34 24 -24Q2 -40 8 -62z", h.body) +
      e.shape("M26 -26Q46 -44 50 -70Q54 -86 64 -93Q52 -94 46 -84Q36 -52 22 -34z", h.belly) + e.line("M48 -70l8 1M44 -56l8 3M38 -44l6 4", darker(h.belly, 0.4), 1.3) +
      e.shape("M44 -124Q30 -140 12 -142Q24 -130 36 -116zM58 -130Q52 -148 38 -156Q44 -142 48 -128z", lighter(h.metal, 0.2)) +
      e.line("M78 -96Q90 -94 102 -104", darker(h.body, 0.6), 1.6) + e.flat("M84 -97l2 5l3 -6zM92 -99l2 5l3 -6z", "#fff6e0") + eye(e, 68, -115, h, 4) + e.ball(97, -110, 1.8, 1.8, "#1d1418", { edge: 0 }) +
      e.line("M10 -64L2 -72M16 -78L7 -86M24 -92L16 -101M-10 -78l-4 -10M-28 -70l-7 -8", h.trim, 4) +
      (s.chance(0.8) ? e.flat(ellipse(128, -98, 34, 24), e.glow("#ff9a3c", 0.9)) + e.shape("M102 -101Q122 -114 150 -106Q138 -100 146 -92Q122 -88 102 -98z", "#f08a35", { edge: 0 }) + e.flat("M104 -100Q120 -106 134 -102Q120 -96 104 -98z", "#ffe08a") : "")
    );
  },
  leviathan: (e, h, s) => {
    const coil = (x: number, size: number): string => e.shape(`M${x - size} 4Q${x - size} ${-size * 1.5} ${x} ${-size * 1.5}Q${x + size} ${-size * 1.5} ${x + size} 4H${x + size * 0.5}Q${x + size * 0.5} ${-size * 0.8} ${x} ${-size * 0.8}Q${x - size * 0.5} ${-size * 0.8} ${x - size * 0.5} 4z`, darker(h.body, 0.1)) + e.line(`M${x - size * 0.8} ${-size * 0.9}l-9 -7M${x} ${-size * 1.5}v-12M${x + size * 0.8} ${-size * 0.9}l9 -7`, h.trim, 5);
    return (
      coil(-100, 24) + coil(-46, 34) +
      e.shape("M-14 6Q-22 -60 14 -98Q30 -124 62 -122Q92 -116 114 -88Q108 -76 92 -80L66 -78Q92 -68 98 -60Q84 -52 62 -60Q50 -46 50 6z", h.body) +
      e.shape("M20 6Q16 -50 42 -74Q54 -66 62 -60Q50 -46 50 6z", h.belly, { edge: 0 }) + e.line("M20 -10h28M19 -24h30M22 -38h30M28 -52h26", darker(h.belly, 0.35), 1.5) +
      e.shape("M18 -100Q4 -128 -18 -138Q-10 -120 -16 -114Q-4 -112 -8 -100Q2 -98 6 -86zM38 -120Q34 -140 20 -150Q26 -132 28 -116z", h.trim) +
      e.flat("M74 -80l4 8l4 -8zM86 -80l4 8l4 -8zM98 -80l3 7l4 -7zM74 -60l4 -7l4 6zM86 -58l3 -6l4 5z", "#fff6e0") + eye(e, 66, -100, h, 5.4) + e.line("M104 -92q4 0 5 3", darker(h.body, 0.6), 2) +
      (s.chance(1) ? e.shape("M-120 8Q-96 -10 -70 4Q-44 -12 -14 4Q14 -10 44 4Q72 -10 110 8V20H-120z", lighter(h.trim, 0.25), { edge: 0, opacity: 0.85 }) : "")
    );
  },
  ghost: (e, h, s) => {
    const veil = lighter(mix(h.trim, h.body, 0.3), s.between(0.3, 0.5));
    const kind = s.whole(0, 2);
    const hem = ["Q-48 -40 -50 -20Q-38 -30 -34 -4Q-22 -26 -12 6Q-2 -22 8 10Q14 -20 28 0Q28 -24 44 -14", "Q-70 -10 -96 6Q-60 4 -44 -6Q-30 14 -10 16Q10 4 26 12Q34 -4 44 -14", "L-60 -14L-48 -22L-40 8L-26 -14L-12 14L2 -12L16 12L26 -14L40 2"][kind] ?? "";
    const crown = [e.line("M-22 -92Q0 -74 24 -92", darker(veil, 0.4), 2), e.shape("M-30 -120Q-50 -80 -44 -40Q-30 -60 -24 -90zM32 -120Q52 -84 46 -44Q32 -62 26 -90z", darker(h.trim, 0.25), { opacity: 0.85 }), e.line("M-34 -62l10 6M-22 -54l10 5M-8 -49h11M8 -49l10 -4M22 -54l9 -6", "#8d949c", 5)][kind] ?? "";
    return (
      e.flat(ellipse(0, -74, 90, 100), e.glow(lighter(h.trim, 0.4), 0.6)) +
      e.shape(`M0 -146Q-36 -146 -40 -96Q-46 -60 -66 -46${hem}Q42 -44 54 -60Q42 -70 40 -98Q38 -144 0 -146z`, veil, { opacity: 0.86, line: lighter(h.trim, 0.5) }) +
      e.shape("M2 -132Q-22 -130 -22 -100Q-20 -80 2 -76Q24 -80 24 -102Q22 -130 2 -132z", darker(h.trim, 0.6), { opacity: 0.85 }) + e.flat(ellipse(-7, -108, 5.4, 6.6) + ellipse(12, -108, 5.4, 6.6), lighter(h.eye, 0.5)) + e.shape(kind === 2 ? "M-6 -92H11Q8 -84 3 -84Q-2 -84 -6 -92z" : "M-3 -92Q3 -98 9 -92Q8 -82 3 -82Q-2 -82 -3 -92z", darker(h.trim, 0.85), { edge: 0 }) +
      e.line("M-36 -90Q-66 -84 -76 -104M-76 -104l-8 -4M-76 -104l-3 -9M-76 -104l4 -9", veil, 7, 0.9) + e.line(kind === 1 ? "M38 -92Q66 -110 92 -96M92 -96l9 0M92 -96l8 -6M92 -96l6 6" : "M38 -92Q66 -84 80 -100M80 -100l8 -3M80 -100l5 -8M80 -100l-2 -9", veil, 7, 0.9) + e.line("M-20 -66Q-26 -40 -34 -20M4 -66Q4 -36 -2 -14M24 -66Q30 -46 34 -24", lighter(h.trim, 0.6), 2, 0.6) + crown
    );
  },
  golem,
  magnet: (e, h, s) =>
    golem(e, h, s) +
    e.shape("M-40 -132V-160Q-38 -190 4 -190Q46 -190 48 -160V-132H26V-158Q24 -170 4 -170Q-16 -170 -18 -158V-132z", "#b3362a") + e.shape("M-40 -132h22v-14h-22zM26 -132h22v-14h-22z", "#d4dae0") +
    e.line("M-54 -150q-10 -8 -18 -2M-56 -138q-10 -2 -16 4M62 -150q10 -8 18 -2M64 -138q10 -2 16 4", lighter(h.eye, 0.4), 2.6) + e.shape(gear(-80, -118, 12, 8), h.metal) + e.shape(gear(86, -124, 10, 8), h.trim) + e.line("M-104 -96l12 6M104 -98l-10 8", "#9aa2aa", 5),
  mainspring: (e, h) =>
    e.line("M-70 -90Q-100 -60 -92 -30M70 -90Q104 -60 96 -30", darker(h.metal, 0.2), 17) + e.ball(-92, -22, 17, 17, h.trim) + e.ball(96, -22, 17, 17, h.trim) + e.shape("M-40 4L-30 -34H-6V4zM8 4V-34H32L42 4z", darker(h.body, 0.25)) +
    e.shape(gear(0, -84, 76, 16, 0), h.body) + e.ball(0, -84, 56, 56, darker(h.body, 0.35)) + e.line("M6.0 -84.0L6.2 -80.8L4.6 -77.5L1.3 -75.2L-3.2 -74.6L-7.8 -76.4L-11.4 -80.6L-12.6 -86.3L-11.0 -92.4L-6.3 -97.4L0.6 -99.8L8.2 -98.6L14.8 -93.8L18.6 -86.1L18.4 -77.0L13.8 -68.6L5.5 -63.1L-4.9 -61.9L-15.0 -65.8L-22.6 -74.3L-25.5 -85.8L-22.7 -97.7L-14.4 -107.4L-2.2 -112.4L11.4 -111.2L23.3 -103.6L30.6 -91.0L31.4 -75.9L25.0 -61.8L12.4 -52.0L-3.7 -48.9L-19.9 -53.6L-32.4 -65.6L-38.2 -82.4L-35.6 -100.5L-24.8 -115.7L-7.7 -124.5L11.9 -124.5L29.8 -115.3L41.7 -98.5L44.7 -77.7L37.7 -57.4L21.8 -42.3L0.3 -36.0L-22.1 -40.2L-40.5 -54.6", lighter(h.metal, 0.3), 4.4) + e.ball(0, -84, 9, 9, h.eye) +
    e.shape("M-22 -158Q-22 -186 2 -188Q26 -186 26 -158L18 -148H-14z", h.metal) + eye(e, -6, -168, h, 4) + eye(e, 12, -168, h, 4) + e.line("M-10 -154H14", darker(h.metal, 0.6), 3) + e.line("M78 -84H112M112 -100V-68", h.trim, 9),
  lurker: (e, h) =>
    [[-60, -10, -96, -60, -70, -96], [-40, -20, -60, -90, -92, -120], [40, -20, 66, -86, 96, -112], [60, -10, 100, -50, 84, -92], [-20, -30, -34, -110, -10, -148], [20, -30, 40, -112, 26, -146]].map(([a = 0, b = 0, c = 0, d = 0, x = 0, y = 0]) => e.line(`M${a} ${b}Q${c} ${d} ${x} ${y}`, darker(h.body, 0.55), 15) + e.line(`M${a} ${b}Q${c} ${d} ${x} ${y}`, h.body, 12) + e.ball(x, y, 7, 7, h.body, { edge: 1 })).join("") +
    e.shape("M-70 6Q-74 -46 -36 -70Q0 -90 36 -70Q74 -46 70 6z", h.body) + e.line("M-52 -30Q-46 -48 -30 -56M50 -30Q46 -48 32 -56", lighter(h.body, 0.2), 3, 0.6) + [[-24, -48, 9], [20, -52, 11], [-2, -66, 6], [-40, -34, 6], [42, -36, 6]].map(([x = 0, y = 0, r = 0]) => e.ball(x, y, r, r * 0.8, lighter(h.eye, 0.3), { edge: 1 }) + e.flat(ellipse(x, y, r * 0.35, r * 0.75), "#1d1418")).join("") + e.shape("M-34 -16Q0 -30 36 -16Q30 6 0 8Q-28 6 -34 -16z", "#2a0f1c") + e.flat("M-30 -17l5 12l5 -14l6 13l5 -15l6 14l6 -14l5 13l6 -12l5 11l5 -10z", "#f6ead0"),
  monstrosity: (e, h) =>
    e.shape("M-30 0Q-40 -20 -30 -34H-6V0zM10 0V-34H36Q44 -18 38 0z", darker(h.body, 0.2)) + e.shape("M-66 -104Q-96 -84 -94 -44Q-92 -22 -104 -10H-70Q-64 -30 -60 -52z", darker(h.body, 0.12)) +
    e.shape("M-60 -60Q-66 -124 -6 -128Q58 -130 60 -70Q60 -24 4 -22Q-54 -22 -60 -60z", h.body) + e.shape("M-30 -46Q4 -34 40 -48Q36 -26 4 -24Q-24 -26 -30 -46z", h.belly, { edge: 0 }) +
    e.shape("M50 -108Q90 -112 98 -74Q106 -50 122 -46Q110 -28 84 -34Q62 -60 52 -70z", h.body) + e.line("M108 -44l8 10M100 -38l4 12M92 -36l0 12M-84 -12l-6 9M-92 -12l-8 6M-76 -12l-2 10", "#f0e4c8", 3.4) +
    e.shape("M-34 -122Q-50 -146 -40 -158Q-26 -144 -18 -128zM30 -124Q48 -142 42 -158Q24 -148 16 -128z", "#e4d8bc") + eye(e, -14, -100, h, 6) + eye(e, 26, -102, h, 8) + e.shape("M-30 -80Q6 -92 44 -80Q38 -58 6 -58Q-24 -58 -30 -80z", "#2a0f1c") + e.flat("M-24 -81l5 10l6 -12l7 11l6 -12l7 12l6 -11l6 10l5 -9zM-14 -60l5 -9l6 8l6 -9l6 9l6 -8l4 6z", "#f6ead0") + e.flat(ellipse(-42, -70, 5, 5) + ellipse(-48, -84, 4, 4) + ellipse(46, -60, 5, 5) + ellipse(-38, -52, 3, 3), darker(h.body, 0.25)),
  demon,
  gargoyle: (e, h, s) => demon(e, { ...h, body: mix(h.body, "#8d8a86", 0.75) }, s) + e.line("M-30 -60l12 8l-4 12M30 -98l-8 10l6 8M-6 -30l8 8", "#4c4a4a", 1.6),
  skeleton: (e, h) =>
    e.shape("M-40 8Q-54 -60 -30 -96H36Q60 -60 46 8z", darker(h.body, 0.35)) + e.line("M2 -96V-20", "#d8ccae", 6) + [-86, -72, -58, -44].map((y, at) => e.line(`M2 ${y}Q${-28 + at * 2} ${y - 4} ${-26 + at * 3} ${y + 12}M2 ${y}Q${32 - at * 2} ${y - 4} ${30 - at * 3} ${y + 12}`, "#eee4cc", 4.4)).join("") + e.line("M-28 -94H34M-28 -94L-50 -58L-40 -28M34 -94L60 -66L72 -92", "#eee4cc", 5.4) +
    e.shape("M-22 -122Q-24 -152 2 -154Q30 -152 28 -122Q26 -112 18 -110V-98H-12V-110Q-20 -112 -22 -122z", "#eee4cc") + e.flat(`${ellipse(-9, -124, 7, 8)}${ellipse(14, -124, 7, 8)}M3 -113l4 8h-8z`, "#2a1d24") + e.flat(ellipse(-8, -123, 3, 3) + ellipse(15, -123, 3, 3), lighter(h.eye, 0.3)) + e.line("M-6 -103v5M0 -103v5M6 -103v5M12 -103v5", "#6a5c4c", 1.6) + e.line("M72 -92L84 -40M60 -120L82 -64", h.metal, 4),
  plant: (e, h) =>
    e.line("M0 0Q-14 -40 4 -76M-10 -20Q-50 -30 -62 -60M8 -30Q50 -34 66 -70M-6 -10Q-50 0 -80 -16M8 -8Q50 4 82 -10", "#4f7a3c", 8) + [[-66, -66, -30], [70, -76, 30], [-84, -20, -60], [86, -14, 60]].map(([x = 0, y = 0, t = 0]) => `<g transform="translate(${x} ${y}) rotate(${t})">${e.shape("M0 14Q-18 -6 0 -34Q18 -6 0 14z", "#6f9a48")}${e.line("M0 12V-26", "#3f6230", 1.4)}</g>`).join("") + [0, 45, 90, 135, 180, 225, 270, 315].map((turn) => `<g transform="translate(4 -96) rotate(${turn})">${e.shape("M-13 -20Q0 -64 13 -20z", h.trim)}</g>`).join("") + e.ball(4, -96, 26, 26, h.body) + e.shape("M-14 -96Q4 -106 22 -96Q18 -80 4 -78Q-10 -80 -14 -96z", "#2a0f1c") + e.flat("M-10 -97l4 8l5 -9l5 8l5 -9l5 9l4 -7z", "#f6ead0") + eye(e, -6, -106, h, 4) + eye(e, 14, -106, h, 4),
  strawman: (e, h) =>
    e.line("M0 0V-120M-64 -86H64", "#7a5230", 7) + e.shape("M-30 -8L-26 -90H28L32 -8Q0 4 -30 -8z", h.body) + e.shape("M-66 -96H-20V-76H-64zM66 -96H22V-76H64z", darker(h.body, 0.15)) + e.line("M-66 -92l-14 -4M-66 -86h-16M-66 -80l-14 6M66 -92l14 -4M66 -86h16M66 -80l14 6M-28 -8l-6 14M-14 -4l-3 15M4 -3l0 15M18 -4l4 14M30 -8l7 13", "#e0c068", 3.4) + e.ball(0, -116, 24, 25, "#d8b88a") + e.line("M-13 -124l8 8M-5 -124l-8 8M6 -124l8 8M14 -124l-8 8M-12 -104Q0 -96 12 -104M-6 -104v5M0 -102v5M6 -104v5", "#3a2618", 2.2) + e.shape("M-40 -132Q0 -148 40 -132Q20 -126 0 -128Q-20 -126 -40 -132zM-20 -134Q-14 -166 6 -164Q22 -158 20 -134z", mix(h.trim, "#7a5230", 0.4)) + e.shape("M-12 -60h14v14h-14z", h.trim, { edge: 1 }),
  sword: (e, h) =>
    e.flat(ellipse(0, -80, 74, 84), e.glow(lighter(h.trim, 0.4), 0.85)) + e.shape("M-12 -56L-10 -8L0 12L10 -8L12 -56z", "#d4dae0") + e.line("M0 -56V0", "#8a929a", 2) + e.shape("M-46 -60Q0 -48 46 -60L40 -70Q0 -62 -40 -70z", h.metal) + e.shape(box(-6, -110, 12, 44), h.body) + e.line("M-6 -76l12 -6M-6 -88l12 -6M-6 -100l12 -6", h.metal, 2.4) + e.ball(0, -118, 12, 12, h.metal) + e.ball(0, -118, 6, 6, h.trim) + eye(e, 0, -63, { ...h, machine: false }, 7) + e.line("M-60 -100l10 6M62 -104l-10 6M-66 -40l12 0M66 -42l-12 2", lighter(h.trim, 0.5), 2.6),
  brain: (e, h) =>
    e.shape("M-44 0H44L36 -22H-36z", h.metal) + e.shape("M-48 -22V-90Q-46 -138 0 -140Q46 -138 48 -90V-22z", mix("#cfe6dc", h.trim, 0.3), { opacity: 0.8 }) + e.shape("M-34 -66Q-44 -100 -14 -114Q0 -126 18 -114Q46 -104 36 -68Q30 -46 4 -50Q-26 -44 -34 -66z", "#e2a09a") + e.line("M0 -118Q-6 -96 2 -82T0 -50M-26 -96Q-14 -92 -18 -78M-30 -74Q-18 -70 -12 -58M24 -102Q14 -94 22 -82M32 -74Q20 -72 16 -60", "#9c4f56", 2.4) + e.flat("M-38 -34V-92Q-36 -118 -20 -128Q-32 -104 -30 -34z", "#fff", 0.35) + e.ball(-16, -11, 5, 5, h.trim) + e.ball(0, -11, 5, 5, h.eye) + e.ball(16, -11, 5, 5, h.trim),
  mountain: (e, h) =>
    e.shape("M-110 6L-70 -60L-48 -52L-14 -132L6 -148L30 -124L58 -66L76 -72L112 6z", h.body) + e.shape("M-30 -98L-14 -132L6 -148L30 -124L42 -100L24 -108L10 -94L-6 -106z", "#f6f1e6", { edge: 0 }) + e.flat(ellipse(-16, -64, 16, 16) + ellipse(26, -64, 16, 16), e.glow(h.eye, 0.9)) + e.flat("M-28 -72L-6 -62L-24 -56zM38 -72L16 -62L34 -56z", lighter(h.eye, 0.4)) + e.line("M-26 -30Q4 -44 34 -30M-10 -36l-2 8M6 -38v9M20 -36l3 8", darker(h.body, 0.6), 3.4) + e.line("M-70 -60L-60 -20M58 -66L60 -26", darker(h.body, 0.4), 2),
  chest: (e, h) =>
    e.shape("M-62 0V-46H62V0z", "#8a5a30") + e.shape("M-54 -60Q0 -40 54 -60L62 -46H-62z", "#2a0f1c") + e.shape("M-64 -66Q-60 -124 0 -124Q60 -124 64 -66Q0 -86 -64 -66z", "#a06c3a") + e.flat("M-60 -48l8 -16l8 14l9 -15l9 14l9 -15l9 14l8 -15l9 15l9 -14l8 15l9 -14l8 15zM-58 -68l7 13l9 -15l9 13l9 -14l9 13l9 -13l9 14l9 -12l9 14l8 -11l8 11z", "#f6ead0") + e.shape("M-10 -50Q10 -46 20 -20Q36 -16 34 -4Q18 -2 6 -20z", "#c9545a") + e.line("M-36 -46V0M36 -46V0M-38 -72Q-36 -110 -30 -120M38 -72Q36 -110 30 -120", h.metal, 6) + eye(e, -20, -98, h, 7) + eye(e, 20, -98, h, 7) + e.shape(box(-9, -18, 18, 16), h.metal),
  treant: (e, h) =>
    e.shape("M-44 6Q-30 -20 -30 -60Q-36 -100 -20 -112H26Q42 -96 34 -60Q34 -20 52 6Q26 -2 4 2Q-20 -2 -44 6z", mix(h.body, "#6a4a2c", 0.6)) + e.line("M-26 -80Q-64 -92 -76 -122M-60 -104Q-78 -100 -90 -108M34 -84Q70 -90 86 -118M70 -98Q86 -94 98 -98", mix(h.body, "#6a4a2c", 0.6), 11) + [[-40, -128, 24], [0, -142, 30], [40, -128, 25], [-80, -126, 16], [90, -124, 16]].map(([x = 0, y = 0, r = 0]) => e.ball(x, y, r, r * 0.8, mix("#6f9a48", h.trim, 0.2), { edge: 0.8 })).join("") + e.flat(ellipse(-10, -84, 9, 9) + ellipse(18, -84, 9, 9), e.glow("#ffe08a", 0.9)) + e.flat("M-18 -86Q-10 -92 -2 -84Q-10 -80 -18 -86zM26 -86Q18 -92 10 -84Q18 -80 26 -86z", "#ffeeb0") + e.line("M-12 -58Q4 -50 20 -60M-14 -30Q-10 -40 -16 -50M18 -24Q22 -34 18 -44", "#3a2618", 2.6),
} satisfies Record<string, Creature>;
