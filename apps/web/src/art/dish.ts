import type { DrawnCategory } from '../lib/category-key.js';
import { COBALT, LEAF, POMEGRANATE } from './colours.js';
import { type Dice, group, pickWith, poured } from './drawing-kit.js';
import { BESIDE, drawHeap, drawOil, FILLINGS, pieceOf } from './fillings.js';
import { ingredients } from './ingredients.js';
import { clayBowl, copperTray, enamelPlate } from './tableware.js';

/** An alternative dish of a category, a vessel filled with one ingredient, so that neighbouring cards of one category differ. */
export function drawDish(key: DrawnCategory, roll: Dice): string {
  const pick = pickWith(roll);
  const filling = pick(FILLINGS[key]);
  const rim = pick([COBALT, POMEGRANATE, LEAF]);
  const beside = ingredients[BESIDE[key]]();

  if (typeof filling === 'string') {
    const vessel = pick([() => enamelPlate(rim), copperTray, () => enamelPlate(rim)])();
    const { count, gap, scale, turn } = pieceOf(filling);
    return vessel + poured(count, gap, (x, y, angle, i) => group(x, y, scale, turn(angle, i), ingredients[filling]()));
  }
  const vessel = pick([() => enamelPlate(rim), () => clayBowl()])();
  const { kind, dark, light } = filling;
  return kind === 'heap'
    ? vessel + drawHeap(dark, light, 44, 10) + group(18, 16, 0.95, 30, beside)
    : vessel + drawOil(dark, light) + group(-8, 8, 1.5, -24, beside);
}
