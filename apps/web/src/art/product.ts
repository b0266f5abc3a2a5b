import { categoryKey } from '../lib/category-key.js';
import { COBALT, LEAF, type Palette, paletteOf, POMEGRANATE, SHADE } from './colours.js';
import {
  circle,
  type Dice,
  dice,
  group,
  hash,
  path,
  pickWith,
  polar,
  poured,
  rect,
  reuse,
  ring,
  starShape,
  svg,
} from './drawing-kit.js';
import { drawHeap, drawOil, type Filling, foodOf, pieceOf } from './fillings.js';
import { ingredients } from './ingredients.js';
import { clayBowl, copperTray, enamelPlate, paperTray } from './tableware.js';

/** 640x400: the food that the slug names, in one vessel. A product without a drawing is shown as a bundle, never as another food. */
export function productArt(slug: string, category: string): string {
  const key = categoryKey(category);
  const palette = paletteOf(key);
  const seed = hash(`urun/${slug}/${key}`);
  const id = seed.toString(36);
  const roll = dice(seed);
  const pick = pickWith(roll);

  const ground = pick([palette.base, palette.pale, palette.tint, palette.pale]);
  const soft = ground === palette.base ? palette.pale : palette.base;
  const food = foodOf(slug);
  if (!food) return svg(640, 400, cloth(palette, roll) + bundle(palette, roll), ground);

  const { filling, beside } = food;
  const loose = typeof filling === 'string' ? filling : beside;
  const rim = pick([COBALT, POMEGRANATE, LEAF]);
  const vessel = pick(vesselsFor(filling, rim))();
  const centre = { x: 320 + (roll() - 0.5) * 90, y: 202 + (roll() - 0.5) * 20 };

  const backdrop =
    roll() < 0.5
      ? rect(0, 246 + roll() * 40, 640, 170, soft, 0, ' opacity=".5"')
      : circle(centre.x + (roll() - 0.5) * 120, centre.y, 236, soft, ' opacity=".36"');
  return svg(
    640,
    400,
    `<defs><g id="a${id}">${ingredients[loose]()}</g><g id="b${id}">${ingredients[beside]()}</g></defs>` +
      backdrop +
      group(centre.x, centre.y, 1.72, 0, vessel + served(filling, id)) +
      scattered(centre, id, roll),
    ground,
  );
}

const vesselsFor = (filling: Filling, rim: string) =>
  typeof filling === 'object' && filling.kind === 'oil'
    ? [() => enamelPlate(rim), () => clayBowl()]
    : [() => enamelPlate(rim), copperTray, () => clayBowl(), paperTray, () => enamelPlate(rim)];

function served(filling: Filling, id: string): string {
  if (typeof filling === 'string') {
    const { count, gap, scale, turn } = pieceOf(filling);
    return poured(count, gap, (x, y, angle, i) => reuse(`a${id}`, x, y, scale, turn(angle, i)));
  }
  const { kind, dark, light } = filling;
  if (kind === 'heap') return drawHeap(dark, light, 60, 8.6) + circle(-16, -20, 10, '#FFFFFF', ' opacity=".14"');
  return (
    drawOil(dark, light) +
    circle(20, 44, 3.5, '#FFFFFF', ' opacity=".3"') +
    reuse(`b${id}`, -10, 6, 1.25, -24) +
    reuse(`b${id}`, 22, -12, 1, 60)
  );
}

function scattered(centre: { x: number; y: number }, id: string, roll: Dice): string {
  return [0, 1, 2, 3, 4, 5]
    .map((i) => {
      const angle = -20 + i * 60 + (roll() - 0.5) * 36;
      const [x, y] = polar(246 + roll() * 30, angle);
      const clear = Math.hypot(x, y * 0.74) > 200;
      return clear ? reuse(`${i % 2 ? 'b' : 'a'}${id}`, centre.x + x, centre.y + y * 0.74, 1.5, roll() * 360) : '';
    })
    .join('');
}

const cloth = ({ base, deep, accent }: Palette, roll: Dice): string => {
  const x = 60 + roll() * 40;
  return rect(x, 0, 10, 400, base) + rect(x + 18, 0, 26, 400, deep) + rect(x + 52, 0, 10, 400, accent);
};

/** Brown paper, string and a blank tag with the house's rosette. */
function bundle({ base, deep, accent, tint }: Palette, roll: Dice): string {
  const tag = circle(0, 0, 46, tint) + ring(0, 0, 40, base, 3) + starShape(26, 12, 8, deep) + circle(0, 0, 8, accent);
  const paper =
    rect(-121, -93, 256, 204, SHADE, 10, ' opacity=".16"') +
    rect(-128, -102, 256, 204, '#D9B98A', 10) +
    path('M-128 -92L-40 0L-128 92Z', '#E7CFA6') +
    path('M128 -92L40 0L128 92Z', '#CFA875') +
    rect(-128, -5, 256, 10, base) +
    rect(-5, -102, 10, 204, base);
  return group(330 + roll() * 40, 200, 1, -8 + roll() * 16, paper + circle(3, 6, 46, SHADE, ' opacity=".16"') + tag);
}
