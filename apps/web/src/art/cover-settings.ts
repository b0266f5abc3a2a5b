import { type Palette, SHADE } from './colours.js';
import { circle, type Dice, group, path, rect } from './drawing-kit.js';

/** The elements of a cover: `motif` draws loose pieces of food (the index wraps around), `dish` draws the plate. */
export interface DishSetting {
  palette: Palette;
  roll: Dice;
  pick: <T>(list: readonly T[]) => T;
  motif: (index: number, x: number, y: number, scale: number, turn?: number) => string;
  dish: (x: number, y: number, scale: number, turn?: number) => string;
}
export interface Setting {
  ground: string;
  body: string;
}

/** Tepsi: one plate runs off the edge, food scattered around it. */
export function traySetting({ palette, roll, pick, motif, dish }: DishSetting): Setting {
  const ground = pick([palette.base, palette.pale, palette.base]);
  const left = roll() < 0.5;
  const plateX = left ? 150 + roll() * 50 : 440 + roll() * 60;
  const plateY = 190 + roll() * 60;
  const scale = 1.85 + roll() * 0.35;
  let body = '';
  let laid = 0;
  for (let row = 0, y = 44; y < 400; y += 98, row++) {
    for (let x = row % 2 ? 30 : 86; x < 660; x += 108) {
      const at = { x: x + (roll() - 0.5) * 34, y: y + (roll() - 0.5) * 30 };
      const turn = roll() * 360;
      const size = 1.2 + roll() * 0.35;
      if (Math.hypot(at.x - plateX, at.y - plateY) > scale * 97 + 42) body += motif(laid++, at.x, at.y, size, turn);
    }
  }
  return { ground, body: body + dish(plateX, plateY, scale, roll() * 60 - 30) };
}

const TILE = 80;

/** Kasa: a crate of 8 x 5 tiles with one plate set in. */
export function crateSetting({ palette, roll, motif, dish }: DishSetting): Setting {
  const colours = [palette.base, palette.pale, palette.tint, palette.accent];
  const column = 1 + Math.floor(roll() * 5);
  const row = Math.floor(roll() * 3);
  const shift = Math.floor(roll() * 4);
  let body = '';
  for (let y = 0; y < 5; y++) {
    for (let x = 0; x < 8; x++) {
      if (x >= column && x < column + 3 && y >= row && y < row + 3) continue;
      const colour = (x * 3 + y * 2 + shift + (roll() < 0.25 ? 1 : 0)) % 4;
      const [left, top] = [x * TILE, y * TILE];
      body += rect(left, top, TILE, TILE, colours[colour]!);
      if ((x + y + shift) % 2 === 0) {
        const turn = 90 * Math.floor(roll() * 4) + (roll() < 0.5 ? 20 : 0);
        body += motif(x + y * 2, left + 40, top + 40, 1.3, turn);
      } else if (roll() < 0.5) body += path(`M${left} ${top}h80a80 80 0 0 1 -80 80Z`, colours[(colour + 1) % 4]!);
      else body += circle(left + 40, top + 40, 15, colours[(colour + 2) % 4]!);
    }
  }
  body += rect(column * TILE, row * TILE, 3 * TILE, 3 * TILE, palette.deep);
  return { ground: palette.tint, body: body + dish(column * TILE + 120, row * TILE + 119, 1.14) };
}

const TUB: [number, number][] = [
  [0, 0],
  [0, -40],
  [35, -20],
  [35, 20],
  [0, 40],
  [-35, 20],
  [-35, -20],
];

/** Tezgâh: a scalloped awning above, dishes and tubs cropped by the edge of the counter. */
export function awningSetting({ palette, roll, motif, dish }: DishSetting): Setting {
  const shift = Math.round(roll() * 40) - 60;
  const dishesOutside = roll() < 0.5;
  const tub = (x: number, first: number) =>
    group(
      x,
      274,
      1,
      0,
      circle(5, 8, 78, SHADE, ' opacity=".16"') +
        circle(0, 0, 77, palette.deep) +
        circle(0, 0, 70, palette.base) +
        TUB.map(([u, v], i) => motif(first + (i ? 0 : 1), u, v, 0.92, i * 57)).join(''),
    );
  const counter = rect(0, 318, 640, 82, palette.deep) + rect(0, 318, 640, 10, SHADE, 0, ' opacity=".18"');
  const goods = dishesOutside
    ? dish(112, 262, 1.2, -14) + tub(320, 0) + dish(528, 262, 1.2, 22)
    : tub(106, 0) + dish(320, 262, 1.24, roll() * 40 - 20) + tub(534, 2);
  const awning = Array.from({ length: 10 }, (_, i) =>
    path(`M${i * 80 + shift} 0h80v70a40 40 0 0 1 -80 0Z`, i % 2 ? '#FFFFFF' : palette.base),
  ).join('');
  return { ground: palette.pale, body: counter + goods + awning + rect(0, 0, 640, 14, palette.deep) };
}

/** Peştamal: a striped cloth, one dish, a few loose pieces. */
export function clothSetting({ palette, roll, pick, motif, dish }: DishSetting): Setting {
  const ground = pick([palette.pale, palette.tint, palette.pale]);
  const x = 200 + roll() * 240;
  const scale = 1.55 + roll() * 0.25;
  const side = x > 320 ? -1 : 1;
  const stripe = (left: number, width: number, fill: string) => rect(left, 0, width, 400, fill);
  const { base, deep, accent } = palette;
  let body =
    stripe(x - 91, 8, base) +
    stripe(x - 77, 30, deep) +
    stripe(x - 41, 8, accent) +
    stripe(x - 27, 54, base) +
    stripe(x + 33, 8, accent) +
    stripe(x + 47, 30, deep) +
    stripe(x + 83, 8, base) +
    stripe(x - 341, 10, base) +
    stripe(x - 323, 4, deep) +
    stripe(x + 331, 10, base) +
    stripe(x + 319, 4, deep);
  body += dish(x, 200 + roll() * 16 - 8, scale, roll() * 50 - 25);
  const edge = scale * 97;
  for (let i = 0; i < 6; i++) {
    body += motif(i, x + side * (edge + 66 + (i % 2) * 88), 42 + i * 66 + roll() * 12, 1.45, roll() * 360);
  }
  for (let i = 0; i < 3; i++) {
    body += motif(i + 1, x - side * (edge + 62), 70 + i * 126 + roll() * 20, 1.45, roll() * 360);
  }
  return { ground, body };
}
