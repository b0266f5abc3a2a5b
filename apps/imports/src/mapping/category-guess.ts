import { fold } from '@tedarik/turkish';
import { type Categorised, OTHER_CATEGORY, type OwnTypes, TYPE_LENGTH, typeKey } from './place-types.js';
import { cellText } from './text.js';

/** Words of an activity that indicate a category; the first list with a match wins. */
const ACTIVITY_WORDS: readonly (readonly [category: string, words: string])[] = [
  [
    'Gıda',
    'gıda, yiyecek, içecek, yemek, ekmek, fırın, süt, peynir, et, tavuk, balık, sebze, meyve, bakliyat, baharat, zeytin, bal, çay, kahve, tatlı, şeker',
  ],
  ['Tekstil', 'tekstil, kumaş, iplik, giyim, konfeksiyon, dokuma'],
  ['İnşaat', 'inşaat, yapı, çimento, beton, demir, boya'],
];
// A word may begin with a stem ('baharatlar', 'peynirci'); short stems must match a whole word, because they begin too many others ('et' in
// 'etiket').
const STEM_FROM = 4;
const LISTS = ACTIVITY_WORDS.map(([category, words]) => [category, words.split(', ').map(fold)] as const);

/** Guesses a category from the activity of a business, unless an own entry exists for exactly this activity. */
export function guessCategory(activity: string, own: OwnTypes = new Map()): Categorised {
  const type = cellText(activity, TYPE_LENGTH);
  const category = own.get(typeKey(type)) ?? guessed(activity);
  return { category: category ?? OTHER_CATEGORY, unknownType: category || !type ? null : type };
}

function guessed(activity: string): string | null {
  const words = fold(activity).split(/[^a-z0-9]+/);
  const has = (stem: string) =>
    words.some((word) => word === stem || (stem.length >= STEM_FROM && word.startsWith(stem)));
  return LISTS.find(([, stems]) => stems.some(has))?.[0] ?? null;
}
