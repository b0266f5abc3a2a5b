import { categoryKey } from '../lib/category-key.js';
import { isDrawn, paletteOf } from './colours.js';
import { awningSetting, clothSetting, crateSetting, traySetting } from './cover-settings.js';
import { dice, hash, pickWith, round, svg } from './drawing-kit.js';
import { drawDish } from './dish.js';
import { motifsOf } from './motifs.js';
import { plateOf } from './plates.js';

const SETTINGS = [traySetting, crateSetting, awningSetting, clothSetting];

/** 640x400: the cover of a business without a photo. The slug decides the arrangement, the category the food and colours. */
export function businessArt(slug: string, category: string): string {
  const key = categoryKey(category);
  const seed = hash(`${slug}/${key}`);
  const roll = dice(seed);
  // Each picture is defined once and reused, which keeps files small. The ids contain the seed, so that inlined covers never clash.
  const id = seed.toString(36);
  const motifs = motifsOf(key);
  const first = Math.floor(roll() * motifs.length);
  const place = (ref: string, x: number, y: number, scale: number, turn: number) =>
    `<use href="#${ref}${id}" transform="translate(${round(x)} ${round(y)})${
      turn ? ` rotate(${Math.round(turn)})` : ''
    } scale(${round(scale * 100) / 100})"/>`;

  const dish = roll() >= 0.5 && isDrawn(key) ? drawDish(key, roll) : plateOf(key);
  const defs = `<defs>${motifs.map((draw, i) => `<g id="m${i}${id}">${draw()}</g>`).join('')}<g id="p${id}">${dish}</g></defs>`;
  const lay = SETTINGS[Math.floor(roll() * SETTINGS.length)]!;
  const { ground, body } = lay({
    palette: paletteOf(key),
    roll,
    pick: pickWith(roll),
    motif: (index, x, y, scale, turn = 0) => place(`m${(first + index) % motifs.length}`, x, y, scale, turn),
    dish: (x, y, scale, turn = 0) => place('p', x, y, scale, turn),
  });
  return svg(640, 400, defs + body, ground);
}
