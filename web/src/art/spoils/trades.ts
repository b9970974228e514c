// The trades' colours and places: tide and moon, gold and columns, copper and smoke, night and roofs, fire and ridges.
import type { Palette } from "../scenes/palette";

export interface Trade {
  palettes: Palette[];
  places: string[];
}

export const TRADES: Record<string, Trade> = {
  arcanist: {
    places: ["sea", "lighthouse", "library", "pool", "fog", "temple"],
    palettes: [
      { sky: ["#1d2f55", "#3f6f93", "#a9cfd0"], sun: "#f4efd2", far: "#3d6480", mid: "#2f5a73", near: "#1c3350", ground: ["#4c7a83", "#213c54"], accent: "#f2d38a", cloth: ["#2f6c80", "#54457f", "#7fb0a8", "#d9c79a"], metal: "#b9c3c4", night: true },
      { sky: ["#3b3468", "#7b6aa6", "#e0bfc6"], sun: "#fff0cf", far: "#5f5a8c", mid: "#46467a", near: "#28254c", ground: ["#62698f", "#2c2f55"], accent: "#ffd79a", cloth: ["#4a5aa0", "#7a4f8c", "#3f8a92", "#e3d6b4"], metal: "#bdbccb" },
      { sky: ["#1a4a52", "#3f8f8c", "#d3e2bd"], sun: "#fdf3c8", far: "#3f7a78", mid: "#2c6167", near: "#163a44", ground: ["#6c9a85", "#26504f"], accent: "#f6c979", cloth: ["#1f6f78", "#3a4f7d", "#8fae7f", "#e8dcb6"], metal: "#c2c8ba" },
    ],
  },
  banker: {
    places: ["hall", "pier", "office", "vault", "street"],
    palettes: [
      { sky: ["#7fa6a0", "#dcc98f", "#f8e6b4"], sun: "#fff6d4", far: "#a89a63", mid: "#8a7a45", near: "#4b4527", ground: ["#c9b072", "#6f5f35"], accent: "#ffd766", cloth: ["#2f5d4a", "#7a2f38", "#a5822f", "#e9ddb8"], metal: "#d8b24a" },
      { sky: ["#4f7f86", "#a9c3a2", "#f3e3b0"], sun: "#fff3c8", far: "#7f9472", mid: "#5f7a58", near: "#2e4433", ground: ["#a9aa70", "#4f5a36"], accent: "#ffcf5a", cloth: ["#3c6b4f", "#27466a", "#b08a34", "#efe2c0"], metal: "#d2ab48" },
      { sky: ["#8a5a3c", "#dba35a", "#fae0a0"], sun: "#fff1c0", far: "#a5743f", mid: "#805a34", near: "#43301f", ground: ["#b98d50", "#5c4227"], accent: "#ffdc7a", cloth: ["#5c2f3c", "#2f5348", "#c29434", "#f0e0ba"], metal: "#dcb54e" },
    ],
  },
  gearsmith: {
    places: ["factory", "workshop", "street", "workshop", "wall"],
    palettes: [
      { sky: ["#5a4a52", "#b5805f", "#f0c98c"], sun: "#ffe9b4", far: "#8a6250", mid: "#6b4a40", near: "#38282a", ground: ["#9a7452", "#4a3530"], accent: "#ffb85a", cloth: ["#8a4a2f", "#3f5d62", "#b98440", "#d9c6a0"], metal: "#c08a4e" },
      { sky: ["#3f5560", "#7f9a94", "#e8d6a4"], sun: "#fff0c0", far: "#67807c", mid: "#4d6464", near: "#28363a", ground: ["#86826a", "#3e4440"], accent: "#ffc56a", cloth: ["#3f6a70", "#9a5a34", "#6f7a4a", "#e2d3ae"], metal: "#b98f55" },
      { sky: ["#7a3f34", "#cf7f4a", "#f6cf8a"], sun: "#ffeab0", far: "#9a5a42", mid: "#744038", near: "#3c2428", ground: ["#a06a48", "#4f3030"], accent: "#ffd07a", cloth: ["#6a3a30", "#2f5560", "#c28a3c", "#dcc8a4"], metal: "#c9955a" },
    ],
  },
  rogue: {
    places: ["alley", "rooftops", "tavern", "cellar", "street"],
    palettes: [
      { sky: ["#1b1a3a", "#45346a", "#a0668a"], sun: "#f7e6c4", far: "#4a3a6c", mid: "#35294f", near: "#1a1430", ground: ["#54456c", "#241c3a"], accent: "#ffc46a", cloth: ["#4d2f5f", "#7a2f4a", "#3f4a6a", "#b99a6a"], metal: "#a9a6b4", night: true },
      { sky: ["#16263a", "#2f4f60", "#7f9a8c"], sun: "#f2ecc8", far: "#355060", mid: "#27404e", near: "#121f2c", ground: ["#46606a", "#1c2e3a"], accent: "#f7b95a", cloth: ["#2f4a4f", "#5a3a5c", "#7a4a34", "#b8a878"], metal: "#9fa8ac", night: true },
      { sky: ["#3a1f3a", "#8a3f5a", "#e49a7a"], sun: "#ffdfb0", far: "#6a3a54", mid: "#4f2c46", near: "#28162a", ground: ["#7a4f5c", "#381f34"], accent: "#ffcf7a", cloth: ["#6a2a46", "#3a2f5a", "#2f5050", "#c9a070"], metal: "#b0a4ac" },
    ],
  },
  warlord: {
    places: ["camp", "ridge", "field", "wall", "volcano"],
    palettes: [
      { sky: ["#6a2a2c", "#cf5a36", "#f8bd6a"], sun: "#fff0b8", far: "#94473a", mid: "#6f332f", near: "#371c20", ground: ["#8f5238", "#472724"], accent: "#ffb347", cloth: ["#9a2f26", "#4f3a2a", "#c9822c", "#d9bf94"], metal: "#b4b0aa" },
      { sky: ["#4a4a54", "#a58066", "#efcf98"], sun: "#ffeebc", far: "#7f6a5c", mid: "#5f4d44", near: "#332a28", ground: ["#8a7050", "#45382c"], accent: "#ff9a4a", cloth: ["#8a3328", "#5a5a3a", "#a5742f", "#d8c6a0"], metal: "#aeb0b0" },
      { sky: ["#38233a", "#8f3f3f", "#ea8f4f"], sun: "#ffdf9a", far: "#6a3a40", mid: "#4f2b33", near: "#28161e", ground: ["#754338", "#38201f"], accent: "#ff8f3c", cloth: ["#a3382a", "#3f2f3a", "#b97a2a", "#cfb48c"], metal: "#b2aaa6" },
    ],
  },
  universal: {
    places: ["road", "forest", "ruin", "street", "field"],
    palettes: [
      { sky: ["#6fa3b8", "#bcd6c8", "#f6ecc6"], sun: "#fffbe0", far: "#8fa88f", mid: "#6f8f68", near: "#3a4f3a", ground: ["#b3b070", "#5f6a3c"], accent: "#f2b84b", cloth: ["#7a5a3c", "#3f6a6a", "#8a3f34", "#e0d0a8"], metal: "#b8b8b0" },
      { sky: ["#5f6f9a", "#c9a9a0", "#fadfb0"], sun: "#fff2c8", far: "#8a8490", mid: "#6a6a70", near: "#393a42", ground: ["#a59a78", "#565044"], accent: "#f0a850", cloth: ["#5c4a6a", "#3f6052", "#a0582f", "#e3d4b0"], metal: "#b4b4b4" },
      { sky: ["#4f7f6f", "#a9c58f", "#f3e8b4"], sun: "#fff8cf", far: "#7d9a6a", mid: "#5d7f50", near: "#2f4530", ground: ["#9fae62", "#4f6236"], accent: "#f3c255", cloth: ["#6a4a30", "#35605a", "#94492f", "#e6d8b0"], metal: "#b6bab0" },
    ],
  },
};
