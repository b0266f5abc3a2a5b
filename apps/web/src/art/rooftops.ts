import { COPPER, COPPER_DARK, COPPER_LIGHT, SAFFRON, SHADE } from './colours.js';
import { around, circle, type Dice, path, rect, ring, round } from './drawing-kit.js';

/** The area to build on; `domes` copper domes stand near the middle, at the height `domesY`. */
export interface Ground {
  width: number;
  height: number;
  tilt: number;
  domes: number;
  domesY: number;
}

const CELL = 92;
const BLOCK = 78;
const ROOFS = ['#C8572F', '#D97B45', '#B4452A', '#E0A253', '#EBD3A6', '#A83E3A'];

/** Whether a dome may stand at a point (after the tilt). */
const isNear = (ground: Ground, x: number, y: number) => Math.hypot(x - ground.width / 2, y - ground.domesY) < 120;

/** Blocks of roofs, gardens and domes, before they are tilted. */
export function rooftops(ground: Ground, roll: Dice): string {
  const [middleX, middleY] = [ground.width / 2, ground.height / 2];
  const angle = (ground.tilt * Math.PI) / 180;
  let drawn = '';
  let domes = 0;
  for (let row = -5; row < 9; row++) {
    for (let column = -4; column < 11; column++) {
      const kind = roll();
      const [x, y] = [column * CELL - 60, row * CELL - 20];
      const [dx, dy] = [x + BLOCK / 2 - middleX, y + BLOCK / 2 - middleY];
      const seenX = middleX + dx * Math.cos(angle) - dy * Math.sin(angle);
      const seenY = middleY + dx * Math.sin(angle) + dy * Math.cos(angle);
      if (seenX < -60 || seenX > ground.width + 60 || seenY < -60 || seenY > ground.height + 60) continue;
      if (domes < ground.domes && isNear(ground, seenX, seenY)) {
        domes++;
        drawn += dome(x, y);
      } else drawn += kind < 0.17 ? garden(x, y, roll) : houses(x, y, kind, roll);
    }
  }
  return drawn;
}

const dome = (x: number, y: number) =>
  rect(x, y, BLOCK, BLOCK, '#F7EFDC', 5) +
  circle(x + 43, y + 45, 31, SHADE, ' opacity=".16"') +
  circle(x + 39, y + 39, 31, COPPER) +
  ring(x + 39, y + 39, 25, COPPER_LIGHT, 3) +
  around(12, 16, (u, v) => circle(x + 39 + u, y + 39 + v, 2, COPPER_DARK)) +
  circle(x + 39, y + 39, 5, SAFFRON) +
  [8, 70].flatMap((v) => [8, 70].map((u) => circle(x + u, y + v, 5.5, COPPER_DARK))).join('');

function garden(x: number, y: number, roll: Dice): string {
  let trees = '';
  for (let i = 0; i < 5; i++) {
    const [u, v] = [x + 14 + roll() * 50, y + 14 + roll() * 50];
    trees += circle(u + 2, v + 4, 11, `${SHADE}22`) + circle(u, v, 11, i % 2 ? '#5E8A3C' : '#4A7330');
  }
  return rect(x, y, BLOCK, BLOCK, '#B5CB86', 12) + trees;
}

function houses(x: number, y: number, kind: number, roll: Dice): string {
  const columns = kind < 0.55 ? 2 : 1;
  const rows = kind < 0.8 ? 2 : 1;
  const [width, height] = [BLOCK / columns - 4, BLOCK / rows - 4];
  let drawn = '';
  for (let i = 0; i < columns; i++) {
    for (let j = 0; j < rows; j++) {
      const [left, top] = [x + (i * BLOCK) / columns, y + (j * BLOCK) / rows];
      const shade = `M${round(left + 3)} ${round(top + 5)}h${round(width + 2)}v${round(height + 1)}h-${round(width + 2)}Z`;
      drawn +=
        path(shade, SHADE, ' opacity=".13"') +
        rect(left, top, width, height, ROOFS[Math.floor(roll() * ROOFS.length)]!) +
        (width > height
          ? rect(left, top, width, height / 2, '#FFF', 0, ' opacity=".2"')
          : rect(left, top, width / 2, height, '#FFF', 0, ' opacity=".2"'));
    }
  }
  return drawn;
}
