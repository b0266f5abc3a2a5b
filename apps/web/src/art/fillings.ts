import type { CategoryKey } from '../lib/category-key.js';
import { circle, path, poured } from './drawing-kit.js';
import type { ingredients } from './ingredients.js';

export type Ingredient = keyof typeof ingredients;
/** What a dish holds: powder, a liquid, or pieces of one ingredient. */
export type Filling = { kind: 'heap' | 'oil'; dark: string; light: string } | Ingredient;

const heap = (dark: string, light: string): Filling => ({ kind: 'heap', dark, light });
const oil = (dark: string, light: string): Filling => ({ kind: 'oil', dark, light });

/** The first pattern found in a product's slug decides; otherwise a filling of the category. */
const HINTS: { pattern: RegExp; filling: Filling; beside: Ingredient }[] = [
  { pattern: /pul-biber|isot|kirmizi-biber/, filling: heap('#B3261A', '#DD4A2B'), beside: 'chili' },
  { pattern: /sumak|sumag/, filling: heap('#5E1B39', '#8A3158'), beside: 'leaf' },
  { pattern: /kimyon|karabiber|yenibahar|tarcin/, filling: heap('#8F5A27', '#B98146'), beside: 'anise' },
  { pattern: /zerdecal|kori|safran/, filling: heap('#DB8E0C', '#F7BE3F'), beside: 'anise' },
  { pattern: /kekik|nane|defne|adacayi/, filling: 'leaf', beside: 'sprig' },
  { pattern: /zeytinyag|erken-hasat|sizma/, filling: oil('#C9A91C', '#E8CD3C'), beside: 'olive' },
  { pattern: /zeytin/, filling: 'olive', beside: 'sprig' },
  { pattern: /gravyer|kasar|peynir|tulum/, filling: 'wedge', beside: 'leaf' },
  { pattern: /sut|kaymak|yogurt|tereyag/, filling: oil('#EFE7CF', '#FFFDF3'), beside: 'leaf' },
  { pattern: /maya|^un|-un|irmik|nisasta/, filling: heap('#DCCDB0', '#F7EFDD'), beside: 'wheat' },
  { pattern: /simit|ekmek|pogaca/, filling: 'simit', beside: 'wheat' },
  { pattern: /fistik|fistig|boz-ic/, filling: 'pistachio', beside: 'leaf' },
  { pattern: /findik|findig/, filling: 'hazel', beside: 'leaf' },
  { pattern: /badem/, filling: 'almond', beside: 'leaf' },
  { pattern: /cay/, filling: heap('#2B1D17', '#4A332A'), beside: 'tea' },
  { pattern: /kahve/, filling: heap('#3A2115', '#5E3A26'), beside: 'sugar' },
  { pattern: /lokum/, filling: 'lokum', beside: 'rose' },
  { pattern: /nohut/, filling: 'chick', beside: 'wheat' },
  { pattern: /mercimek/, filling: 'lentil', beside: 'leaf' },
  { pattern: /bulgur|pirinc|bugday/, filling: heap('#C79238', '#E6BE6C'), beside: 'wheat' },
  { pattern: /balik|lufer|levrek|hamsi|cipura/, filling: 'fish', beside: 'lemon' },
  { pattern: /midye|karides/, filling: 'shell', beside: 'lemon' },
  { pattern: /limon/, filling: 'lemon', beside: 'leaf' },
  { pattern: /domates/, filling: 'tomato', beside: 'leaf' },
  { pattern: /havuc/, filling: 'carrot', beside: 'leaf' },
  { pattern: /dana|kuzu|antrikot|pirzola/, filling: 'steak', beside: 'sprig' },
  { pattern: /sucuk|kusbasi/, filling: 'cube', beside: 'chili' },
  { pattern: /baklava/, filling: 'baklava', beside: 'pistachio' },
  { pattern: /gul/, filling: 'rose', beside: 'leaf' },
  { pattern: /corba/, filling: oil('#DB7F1C', '#F2A032'), beside: 'leaf' },
  { pattern: /tomato/, filling: 'lemon', beside: 'carrot' },
  { pattern: /pistachio/, filling: 'hazel', beside: 'almond' },
];

export const hintFor = (slug: string) => HINTS.find(({ pattern }) => pattern.test(slug));

export const FILLINGS: Record<CategoryKey, Filling[]> = {
  baharat: [heap('#B3261A', '#DD4A2B'), heap('#DB8E0C', '#F7BE3F'), heap('#5E7A2C', '#86A448'), 'anise'],
  firin: ['simit', 'wheat'],
  'sut-urunleri': ['wedge', oil('#EFE7CF', '#FFFDF3')],
  et: ['steak', 'cube'],
  sekerleme: ['lokum', 'rose'],
  'meyve-sebze': ['tomato', 'lemon', 'carrot'],
  icecek: [heap('#2B1D17', '#4A332A'), 'leaf'],
  yaglar: [oil('#C9A91C', '#E8CD3C'), 'olive'],
  'tahil-bakliyat': ['chick', 'lentil'],
  kuruyemis: ['pistachio', 'hazel', 'almond'],
  'deniz-urunleri': ['fish', 'shell'],
  tatli: ['baklava'],
  corba: [oil('#DB7F1C', '#F2A032'), 'lentil'],
  diger: ['leaf'],
};

/** What lies beside a filling of the category. */
export const BESIDE: Record<CategoryKey, Ingredient> = {
  baharat: 'chili',
  firin: 'wheat',
  'sut-urunleri': 'leaf',
  et: 'sprig',
  sekerleme: 'rose',
  'meyve-sebze': 'leaf',
  icecek: 'sugar',
  yaglar: 'sprig',
  'tahil-bakliyat': 'wheat',
  kuruyemis: 'leaf',
  'deniz-urunleri': 'lemon',
  tatli: 'pistachio',
  corba: 'leaf',
  diger: 'plate',
};

/** A mound of powder with grains on it. */
export const drawHeap = (dark: string, light: string, grains: number, gap: number) =>
  circle(2, 4, 70, '#241A1F', ' opacity=".18"') +
  circle(0, 0, 69, dark) +
  circle(-6, -8, 52, light) +
  circle(-12, -15, 30, '#FFFFFF', ' opacity=".12"') +
  poured(grains, gap, (x, y, _, i) => circle(x, y, i % 3 ? 1.2 : 1.9, i % 2 ? dark : light));

/** A liquid with the light on it. */
export const drawOil = (dark: string, light: string) =>
  circle(0, 0, 70, dark) +
  circle(0, 0, 66, light) +
  path('M-50 -20A54 54 0 0 1 20 -50Q-8 -34 -50 -20Z', '#FFFFFF', ' opacity=".4"') +
  circle(34, 32, 7, '#FFFFFF', ' opacity=".3"');

/** Big pieces lie further apart and are drawn larger. */
export const pieceOf = (ingredient: Ingredient) => {
  const big = ingredient === 'fish' || ingredient === 'steak';
  const gap = big ? 25 : 18.5;
  return {
    gap,
    scale: big ? 1.35 : 1.02,
    count: Math.round((66 / gap) ** 2) - 1,
    turn: (angle: number, index: number) => (ingredient === 'fish' ? -18 + index * 9 : angle * 1.3 + index * 20),
  };
};
