import { categoryKey } from '../lib/category-key.js';
import { COBALT, LEAF, PALETTES, POMEGRANATE } from './colours.js';
import { circle, type Dice, dice, group, hash, pickWith, polar, poured, rect, reuse, svg } from './drawing-kit.js';
import { BESIDE, drawHeap, drawOil, FILLINGS, type Filling, hintFor, pieceOf } from './fillings.js';
import { ingredients } from './ingredients.js';
import { clayBowl, copperTray, enamelPlate, paperTray } from './tableware.js';

/** 640x400: one ingredient in one vessel; the slug tells which ("kars-gravyeri" is cheese), else the category. */
export function productArt(slug: string, category: string): string {
  const key = categoryKey(category);
  const palette = PALETTES[key];
  const seed = hash(`urun/${slug}/${key}`);
  const id = seed.toString(36);
  const roll = dice(seed);
  const pick = pickWith(roll);

  const hint = hintFor(slug);
  const filling = hint ? hint.filling : pick(FILLINGS[key]);
  const beside = hint ? hint.beside : BESIDE[key];
  const loose = typeof filling === 'string' ? filling : beside;

  const ground = pick([palette.base, palette.pale, palette.tint, palette.pale]);
  const soft = ground === palette.base ? palette.pale : palette.base;
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
      group(centre.x, centre.y, 1.72, 0, vessel + food(filling, id)) +
      scattered(centre, id, roll),
    ground,
  );
}

const vesselsFor = (filling: Filling, rim: string) =>
  typeof filling === 'object' && filling.kind === 'oil'
    ? [() => enamelPlate(rim), () => clayBowl()]
    : [() => enamelPlate(rim), copperTray, () => clayBowl(), paperTray, () => enamelPlate(rim)];

function food(filling: Filling, id: string): string {
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
