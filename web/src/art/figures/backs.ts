// What hangs behind somebody: capes, wings, packs.
import { darker, lighter, mix } from "../brush/colour";
import { type Easel, box, ellipse } from "../brush/easel";
import type { Colours } from "./person";

type Back = (easel: Easel, colours: Colours) => string;

export const backs = {
  none: () => "",
  cape: (e, c) => e.shape("M-18 -72Q-44 -50 -50 10Q-56 50 -66 80H40Q34 10 22 -72z", darker(c.trim, 0.18)) + e.line("M-30 -40Q-40 20 -46 78M-16 -50Q-22 20 -24 78", darker(c.trim, 0.5), 1.6, 0.6),
  blown: (e, c) => e.shape("M16 -72Q-20 -78 -44 -58Q-76 -40 -104 -44Q-86 -26 -96 -6Q-76 -10 -60 6Q-40 10 -22 30L20 10z", darker(c.trim, 0.1)) + e.line("M-10 -66Q-44 -36 -82 -30M-14 -50Q-38 -18 -66 -10", darker(c.trim, 0.45), 1.6, 0.6),
  wings: (e, c) =>
    [-1, 1].map((side) => `<g transform="scale(${side} 1)">${e.shape("M10 -60Q40 -120 92 -132Q84 -104 92 -96Q78 -88 82 -74Q66 -70 68 -54Q50 -52 48 -38Q28 -30 12 -44z", lighter(c.trim, 0.55))}${e.line("M22 -58Q50 -100 84 -120M26 -50Q54 -80 80 -92M26 -46Q50 -62 70 -70", darker(c.trim, 0.3), 1.3, 0.6)}</g>`).join(""),
  batwings: (e, c) =>
    [-1, 1].map((side) => `<g transform="scale(${side} 1)">${e.shape("M12 -58Q40 -104 78 -136Q80 -110 102 -96Q86 -88 88 -66Q74 -70 66 -52Q54 -60 44 -38Q30 -44 14 -34z", darker(c.main, 0.35))}${e.line("M14 -56Q46 -92 78 -132M16 -52Q56 -74 88 -68M16 -48Q46 -56 66 -53", darker(c.main, 0.65), 1.8)}</g>`).join(""),
  quiver: (e) => e.shape("M-30 -96L-14 -104L16 -30L2 -24z", "#7a5230") + e.line("M-26 -98l-6 -16M-21 -101l-4 -18M-17 -103l-2 -16", "#d8c7a0", 2.2) + e.shape("M-35 -118l6 -3l1 9l-5 2zM-28 -124l6 -2l1 9l-5 1zM-22 -122l5 -1l1 8l-4 1z", "#c9443c", { edge: 0.7 }),
  pack: (e, c) => e.shape("M-44 -72Q-54 -60 -50 -20Q-40 -8 -14 -12V-74z", mix("#7a5230", c.second, 0.3)) + e.shape("M-48 -84Q-32 -94 -10 -86L-10 -72Q-32 -78 -48 -70z", mix("#a58a5c", c.trim, 0.3)) + e.line("M-46 -46H-14M-40 -70V-12", "#4a3020", 1.6),
  boiler: (e, c) => e.shape("M-50 -84Q-50 -96 -32 -96Q-14 -96 -14 -84V-8H-50z", c.metal) + e.line("M-50 -64H-14M-50 -34H-14", darker(c.metal, 0.5), 2) + e.shape(box(-44, -126, 9, 32), darker(c.metal, 0.25)) + e.flat(ellipse(-42, -138, 11, 8) + ellipse(-54, -148, 14, 9), "#efe6d6", 0.5),
  halo: (e, c) => e.flat(ellipse(2, -100, 62, 62), e.glow("#ffeeb0", 0.85)) + e.line(ellipse(2, -104, 34, 34), lighter(c.metal, 0.5), 3.2),
  flames: (e) => e.flat(ellipse(0, -60, 84, 90), e.glow("#ff9a3c", 0.7)) + e.shape("M-50 30Q-76 -20 -52 -58Q-54 -84 -36 -104Q-34 -78 -20 -84Q-22 -118 2 -138Q8 -108 24 -98Q34 -112 34 -122Q56 -92 50 -62Q74 -30 50 30z", "#e5642a", { edge: 0, opacity: 0.8 }) + e.shape("M-36 30Q-52 -16 -34 -46Q-26 -34 -22 -60Q-10 -84 4 -104Q10 -76 26 -66Q34 -50 34 -40Q52 -10 36 30z", "#f6b54a", { edge: 0, opacity: 0.8 }),
  trident: (e, c) => e.line("M-36 60L-54 -110", "#6a4a30", 4.5) + e.line("M-68 -108Q-66 -122 -70 -132M-54 -106V-138M-41 -112Q-42 -124 -38 -134M-68 -108Q-54 -100 -41 -112", c.metal, 3.4),
} satisfies Record<string, Back>;
