import { categoryKey } from '../lib/category-key.js';
import { paletteOf } from './colours.js';
import { dice, hash, rect, reuse, svg } from './drawing-kit.js';
import { motifsOf } from './motifs.js';
import { plateOf } from './plates.js';

/** 1280x340: the wide cover of a business's page. */
export function bannerArt(slug: string, category: string): string {
  const key = categoryKey(category);
  const { base, pale, deep, accent } = paletteOf(key);
  const seed = hash(`genis/${slug}/${key}`);
  const id = seed.toString(36);
  const roll = dice(seed);
  const motifs = motifsOf(key);

  const runnerX = 900 + roll() * 160;
  const plates = [
    { x: runnerX, y: 150 + roll() * 40, scale: 2.05 },
    { x: 430 + roll() * 120, y: 250 + roll() * 50, scale: 1.15 },
  ];
  const ground = roll() < 0.6 ? base : pale;
  const stripe = (offset: number, width: number, fill: string) => rect(runnerX + offset, 0, width, 340, fill);
  const runner =
    stripe(-150, 8, deep) +
    stripe(-120, 26, accent) +
    stripe(-84, 168, ground === base ? pale : base) +
    stripe(94, 26, accent) +
    stripe(142, 8, deep);

  let loose = '';
  for (let row = 0, y = 34; y < 340; y += 92, row++) {
    for (let x = row % 2 ? 40 : 98, i = row; x < 1290; x += 116, i++) {
      const at = { x: x + (roll() - 0.5) * 34, y: y + (roll() - 0.5) * 30 };
      const scale = 1.15 + roll() * 0.35;
      const turn = roll() * 360;
      const clear = plates.every((plate) => Math.hypot(at.x - plate.x, at.y - plate.y) > plate.scale * 97 + 40);
      if (clear && Math.abs(at.x - runnerX) > 180)
        loose += reuse(`m${i % motifs.length}${id}`, at.x, at.y, scale, turn);
    }
  }
  const defs = `<defs>${motifs.map((draw, i) => `<g id="m${i}${id}">${draw()}</g>`).join('')}<g id="p${id}">${plateOf(key)}</g></defs>`;
  const served = plates.map(({ x, y, scale }) => reuse(`p${id}`, x, y, scale, roll() * 50 - 25)).join('');
  return svg(1280, 340, defs + runner + loose + served, ground);
}
