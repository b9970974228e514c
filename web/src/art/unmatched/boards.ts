// A battlefield as one would see it on arriving: for choosing it in the lobby.
import { Easel, box, ellipse } from "../brush/easel";
import type { Seed } from "../brush/seed";
import { SIGHTS } from "../motifs";
import { paintsOf } from "../motifs/kit";
import { scene } from "../scenes";
import { glaze, mist } from "../scenes/sky";
import type { Painting, Subject } from "../subject";
import { themeOf } from "./themes";
import { paletteOf } from "../scenes/worlds";

export function paintBoard(subject: Subject, seed: Seed): Painting {
  const theme = themeOf(subject.name);
  const easel = new Easel(300, 200, seed.side());
  const palette = paletteOf(theme.world, seed);
  const sight = theme.sight ? SIGHTS[theme.sight] : undefined;
  let body = scene(easel, seed, palette, theme.place);
  if (sight) body += easel.flat(ellipse(150, 100, 130, 96), easel.glow(palette.sun, 0.5)) + easel.at(150, 104, 0.96, sight(easel, paintsOf(seed, palette), seed));
  body += easel.flat(box(0, 0, 300, 200), palette.near, 0.06) + mist(easel, seed, 184, palette.sky[2], 0.3) + glaze(easel, seed, palette.sun);
  return { width: 300, height: 200, svg: easel.finish(body) };
}
