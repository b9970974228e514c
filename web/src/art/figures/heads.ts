// Heads: the origin is the middle of the face, which looks to the right.
import { darker, lighter, mix } from "../brush/colour";
import { type Easel, box, ellipse, poly } from "../brush/easel";
import { type Worn, headgears } from "./headgear";
import type { Colours, Person } from "./person";

export type Hair = "bald" | "short" | "long" | "bun" | "braid" | "curly" | "tail" | "mohawk" | "wild" | "bob" | "snakes" | "flame" | "parted";
export type Beard = "none" | "short" | "long" | "moustache" | "goatee" | "braided";
export type Mark = "patch" | "scar" | "glasses" | "monocle" | "paint" | "goggles" | "mask" | "stubble" | "gauge" | "veil" | "muzzle" | "glow" | "pale" | "earring" | "freckles" | "gills" | "tusks";
export type Headgear = keyof typeof headgears;

const FACE = "M-15 -6Q-16 -20 0 -20Q16 -20 16 -4Q16 8 9 16Q4 20 0 19Q-8 17 -12 9Q-15 3 -15 -6z";
const SLIM = "M-14 -6Q-15 -20 0 -20Q15 -20 15 -4Q15 6 8 15Q4 19 1 18Q-6 16 -11 8Q-14 3 -14 -6z";

function backHair(easel: Easel, hair: Hair, colour: string): string {
  switch (hair) {
    case "long":
      return easel.shape("M-16 -12Q-26 10 -24 44Q-6 52 6 40Q22 48 24 34Q20 6 15 -10z", darker(colour, 0.2));
    case "wild":
      return easel.shape("M-14 -20Q-30 -22 -32 -8L-25 -6Q-34 8 -34 22L-26 18Q-28 32 -26 42Q-6 50 8 38Q22 42 26 30L20 26Q26 8 16 -10z", darker(colour, 0.15));
    case "braid":
      return easel.shape("M-14 -6Q-26 6 -24 20Q-28 32 -22 42Q-26 52 -20 62L-13 60Q-14 50 -12 42Q-16 32 -12 20Q-10 8 -8 0z", colour);
    case "tail":
      return easel.shape("M-10 -14Q-30 -20 -36 -2Q-42 16 -34 32Q-32 16 -26 8Q-18 0 -10 -4z", colour);
    case "bob":
      return easel.shape("M-17 -10Q-24 6 -20 22Q-6 26 4 20Q20 26 21 14Q20 0 16 -10z", darker(colour, 0.15));
    case "curly":
      return [[-18, -8, 9], [-20, 4, 9], [-17, 15, 8], [16, 14, 7], [18, 4, 7], [-10, -18, 9]].map(([x, y, r]) => easel.ball(x ?? 0, y ?? 0, r ?? 0, r ?? 0, colour, { edge: 0.7 })).join("");
    case "snakes":
      return [[-30, -24], [-38, -4], [-34, 18], [-18, -38], [4, -44], [24, -36], [34, -18], [34, 6]].map(([x = 0, y = 0]) => easel.line(`M${x * 0.3} ${y * 0.3}Q${x * 0.9} ${y * 0.3} ${x * 0.8} ${y * 0.75}T${x} ${y}`, colour, 6) + easel.ball(x, y, 4.4, 3.6, lighter(colour, 0.1))).join("");
    case "flame":
      return easel.shape("M-18 0Q-30 -16 -22 -34Q-16 -26 -14 -36Q-8 -52 0 -56Q0 -42 8 -40Q12 -46 12 -52Q26 -36 20 -20Q28 -18 24 -4z", "#ee7f2e", { edge: 0 }) + easel.shape("M-12 -6Q-20 -18 -14 -28Q-6 -22 -2 -40Q4 -30 10 -30Q18 -20 14 -6z", "#ffd166", { edge: 0 });
    default:
      return "";
  }
}

function frontHair(easel: Easel, hair: Hair, colour: string): string {
  switch (hair) {
    case "bald":
    case "snakes":
    case "flame":
      return "";
    case "short":
      return easel.shape("M-16 -2Q-20 -24 0 -24Q18 -24 16 -8Q10 -10 8 -15Q-4 -10 -10 -12Q-12 -6 -13 0z", colour);
    case "parted":
      return easel.shape("M-16 0Q-21 -25 -2 -25Q18 -25 17 -4Q13 -8 12 -15Q2 -9 -6 -18Q-11 -12 -13 2z", colour) + easel.line("M-6 -24Q-4 -20 -6 -17", darker(colour, 0.5), 1);
    case "long":
    case "wild":
      return easel.shape("M-16 6Q-22 -26 0 -25Q21 -25 18 8Q14 -6 10 -14Q-2 -8 -9 -16Q-12 -6 -16 6z", colour);
    case "bun":
      return easel.ball(-10, -25, 9, 8, colour) + easel.shape("M-16 -1Q-19 -24 0 -24Q18 -24 16 -6Q10 -14 2 -16Q-10 -14 -13 0z", colour);
    case "braid":
    case "tail":
      return easel.shape("M-16 -1Q-19 -24 0 -24Q18 -24 16 -6Q8 -15 0 -16Q-10 -13 -13 1z", colour);
    case "bob":
      return easel.shape("M-18 14Q-22 -26 0 -26Q20 -26 18 8Q14 -4 13 -12Q-6 -8 -11 -13Q-12 0 -12 12Q-15 16 -18 14z", colour);
    case "curly":
      return [[-11, -16, 8], [-2, -21, 9], [8, -19, 8], [14, -11, 6]].map(([x, y, r]) => easel.ball(x ?? 0, y ?? 0, r ?? 0, (r ?? 0) * 0.85, colour, { edge: 0.7 })).join("");
    case "mohawk":
      return easel.shape("M-14 -10Q-16 -26 -12 -36Q-6 -30 -4 -40Q2 -32 6 -38Q10 -30 14 -30Q12 -20 8 -16Q-4 -14 -14 -10z", colour);
  }
}

function beardOf(easel: Easel, beard: Beard, colour: string): string {
  switch (beard) {
    case "none":
      return "";
    case "short":
      return easel.shape("M-13 2Q-13 18 0 23Q13 20 15 2Q12 9 6 8Q-2 6 -8 8Q-12 7 -13 2z", colour);
    case "long":
      return easel.shape("M-13 2Q-16 24 -6 40Q2 50 6 40Q16 24 15 2Q12 9 5 8Q-2 6 -8 8Q-12 7 -13 2z", colour) + easel.line("M-6 16Q-4 30 0 38M6 16Q6 28 3 38", darker(colour, 0.35), 1.1, 0.7);
    case "braided":
      return easel.shape("M-13 2Q-14 16 -6 22L-8 44L-2 46L2 24L8 46L13 43L9 20Q15 14 15 2Q12 9 5 8Q-2 6 -8 8Q-12 7 -13 2z", colour) + easel.line("M-8 34h6M5 34h6", "#d9a520", 2);
    case "moustache":
      return easel.shape("M-8 9Q-2 3 4 5Q10 3 15 8Q10 12 4 9Q-2 12 -8 9z", colour, { edge: 0.8 });
    case "goatee":
      return easel.shape("M-2 12Q4 10 9 12Q8 24 4 27Q-1 22 -2 12z", colour, { edge: 0.8 }) + easel.line("M-3 8Q4 5 11 8", colour, 2);
  }
}

function features(easel: Easel, who: Person, colours: Colours): string {
  const ink = darker(mix(colours.skin, "#2a1a16", 0.55), 0.4);
  const line = darker(colours.skin, 0.45);
  const glow = who.marks.includes("glow");
  const brow = { calm: "M-5 -7Q-1 -9 3 -7M8 -7Q11 -9 14 -7", fierce: "M-6 -9L3 -5M8 -5L15 -9", glad: "M-5 -8Q-1 -11 3 -8M8 -8Q11 -11 14 -8", sly: "M-5 -6L3 -7M8 -8Q11 -10 14 -8" }[who.mood];
  const mouth = { calm: "M1 10Q5 11 9 9", fierce: "M0 11Q5 8 10 11", glad: "M-1 8Q5 14 11 7", sly: "M1 10Q7 11 11 7" }[who.mood];
  let drawn = "";
  if (glow) drawn += easel.flat(ellipse(-1, -2, 7, 7) + ellipse(10, -2, 7, 7), easel.glow(lighter(colours.trim, 0.3), 0.9)) + easel.flat(ellipse(-1, -2, 2.6, 1.9) + ellipse(10, -2, 2.4, 1.9), lighter(colours.trim, 0.6));
  else drawn += easel.flat(ellipse(-1, -2, 2.9, 2.1) + ellipse(10, -2, 2.6, 2.1), lighter(colours.skin, 0.55)) + easel.flat(ellipse(0.2, -1.9, 1.6, 2) + ellipse(10.8, -1.9, 1.5, 2), ink);
  drawn += easel.line(brow, darker(colours.hair, 0.25), 1.7) + easel.line("M6 -2Q9 4 5 5", line, 1.2) + easel.line(mouth, mix(line, "#8a2f2a", 0.35), who.woman ? 2 : 1.5);
  if (who.old) drawn += easel.line("M-5 3Q-3 5 0 4M12 3Q10 5 9 4M-8 -13Q0 -15 9 -13", line, 0.9, 0.7);
  return drawn;
}

function marksOf(easel: Easel, who: Person, colours: Colours): string {
  const has = (mark: Mark): boolean => who.marks.includes(mark);
  let drawn = "";
  if (has("scar")) drawn += easel.line("M-6 -12L-1 6M-6 -5l4 -1M-4 1l4 -1", mix(colours.skin, "#a33", 0.5), 1.3);
  if (has("paint")) drawn += easel.line("M-13 -3L-3 4M-12 2L-4 8M8 4L15 0M7 8L14 5", colours.trim, 2.4, 0.9);
  if (has("freckles")) drawn += easel.flat([[-5, 4], [-8, 3], [-3, 6], [10, 4], [13, 3]].map(([x, y]) => ellipse(x ?? 0, y ?? 0, 0.8, 0.8)).join(""), darker(colours.skin, 0.35));
  if (has("stubble")) drawn += easel.flat("M-12 5Q-11 16 0 19Q11 16 14 5Q10 10 4 10Q-6 10 -12 5z", darker(colours.skin, 0.45), 0.45);
  if (has("gills")) drawn += easel.line("M-13 6l5 3M-12 10l5 3M-10 14l4 2", darker(colours.skin, 0.5), 1.4);
  if (has("patch")) drawn += easel.line("M-16 -12L16 -4", "#241a16", 2) + easel.flat("M-6 -6h11q1 8 -5 9q-7 -1 -6 -9z", "#241a16");
  if (has("glasses")) drawn += easel.line(`${ellipse(-1, -2, 5.4, 5)}${ellipse(11, -2, 4.8, 5)}M4.500 -2h2M-6.500 -3L-14 -4`, "#2d241c", 1.5) + easel.flat(ellipse(-1, -2, 5, 4.6) + ellipse(11, -2, 4.4, 4.6), "#fff6dc", 0.32);
  if (has("monocle")) drawn += easel.line(`${ellipse(10.5, -2, 5.4, 5.4)}M15 2Q18 12 14 24`, colours.metal, 1.6) + easel.flat(ellipse(10.5, -2, 5, 5), "#fff6dc", 0.4);
  if (has("goggles")) drawn += easel.shape("M-15 -7H16V4Q11 8 7 3Q4 1 2 3Q-2 8 -9 7Q-14 5 -15 -7z", "#5a3c26", { edge: 1 }) + easel.ball(-3, -2, 5.4, 5, lighter(colours.trim, 0.35), { edge: 1.8, line: colours.metal }) + easel.ball(10.5, -2, 4.9, 5, lighter(colours.trim, 0.35), { edge: 1.8, line: colours.metal });
  if (has("mask")) drawn += easel.shape("M-15 -8Q0 -12 16 -8Q17 2 10 3Q6 3 4 -1Q2 4 -4 4Q-14 3 -15 -8z", darker(colours.second, 0.35), { edge: 1 }) + easel.flat(ellipse(-2, -2.5, 3, 1.7) + ellipse(10.5, -2.5, 2.7, 1.7), "#f4ead2");
  if (has("muzzle")) drawn += easel.shape("M-14 3Q0 0 16 3Q15 14 8 19Q0 21 -8 17Q-13 12 -14 3z", darker(colours.second, 0.3)) + easel.line("M-6 9h14M-5 13h12", lighter(colours.second, 0.25), 1.1, 0.8);
  if (has("veil")) drawn += easel.shape("M-15 2Q0 -1 16 2Q18 18 12 28Q0 34 -10 28Q-16 18 -15 2z", lighter(colours.trim, 0.25), { edge: 0.8, opacity: 0.88 });
  if (has("tusks")) drawn += easel.shape("M-3 12Q-5 5 -3 1Q1 6 1 12zM9 12Q9 5 12 1Q13 7 13 11z", "#f3e9d0", { edge: 0.9 });
  if (has("earring")) drawn += easel.line(ellipse(-13, 8, 2.6, 3), "#e8c04a", 1.5);
  return drawn;
}

/** A head of metal: a dome, a slit or two lamps, a grille. */
function machineHead(easel: Easel, who: Person, colours: Colours): string {
  const lamp = lighter(colours.trim, 0.35);
  const face = who.marks.includes("monocle")
    ? easel.ball(4, -3, 8.5, 8.5, darker(colours.metal, 0.5)) + easel.flat(ellipse(4, -3, 14, 14), easel.glow(lamp, 0.8)) + easel.ball(4, -3, 4.6, 4.6, lamp, { edge: 0 })
    : who.marks.includes("mask")
      ? easel.shape("M-14 -8H17V1H-14z", darker(colours.metal, 0.6)) + easel.flat(ellipse(2, -3.5, 20, 10), easel.glow(lamp, 0.8)) + easel.line("M-8 -3.500H12", lamp, 3)
      : easel.flat(ellipse(-2, -3, 11, 11) + ellipse(11, -3, 11, 11), easel.glow(lamp, 0.8)) + easel.ball(-2, -3, 4.4, 4.4, lamp, { line: darker(colours.metal, 0.6), edge: 1.8 }) + easel.ball(11, -3, 4, 4.4, lamp, { line: darker(colours.metal, 0.6), edge: 1.8 });
  return (
    easel.shape("M-15 12V-6Q-15 -22 1 -22Q17 -22 17 -6V12Q16 18 10 18H-8Q-14 18 -15 12z", colours.metal) +
    easel.line("M-15 -10H17", darker(colours.metal, 0.5), 1.4) +
    easel.ball(-15, 0, 4.4, 6, darker(colours.metal, 0.2)) +
    face +
    easel.shape(box(-4, 8, 16, 7), darker(colours.metal, 0.45), { edge: 0.8 }) +
    easel.line("M0 8v7M4 8v7M8 8v7", lighter(colours.metal, 0.2), 1.3) +
    (who.headgear === "none" ? easel.line("M0 -22V-31", colours.metal, 2.4) + easel.ball(0, -33, 3.4, 3.4, colours.trim) : "")
  );
}

/** Hair that falls down the back, to be painted before the body. */
export function mane(easel: Easel, who: Person, colours: Colours): string {
  const gear: Worn = headgears[who.headgear](easel, colours);
  const long = who.hair === "long" || who.hair === "wild" || who.hair === "braid";
  return who.machine || gear.hides || (gear.covers && !long) ? "" : backHair(easel, who.hair, colours.hair);
}

export function head(easel: Easel, who: Person, colours: Colours): string {
  const gear: Worn = headgears[who.headgear](easel, colours);
  if (who.machine) return gear.behind + machineHead(easel, who, colours) + gear.before;
  const covered = gear.covers ?? false;
  if (gear.hides) return gear.behind + gear.before;
  return (
    gear.behind +
    easel.ball(-14, 1, 3.8, 5, darker(colours.skin, 0.1), { edge: 0.9 }) +
    easel.shape(who.woman ? SLIM : FACE, colours.skin) +
    easel.flat(poly([[-9, 8], [-3, 4], [1, 17], [-6, 16]]), darker(colours.skin, 0.3), 0.25) +
    features(easel, who, colours) +
    beardOf(easel, who.beard, colours.hair) +
    (covered ? "" : frontHair(easel, who.hair, colours.hair)) +
    marksOf(easel, who, colours) +
    gear.before
  );
}
