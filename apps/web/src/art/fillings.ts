import type { DrawnCategory } from '../lib/category-key.js';
import { circle, path, poured } from './drawing-kit.js';
import type { ingredients } from './ingredients.js';

export type Ingredient = keyof typeof ingredients;
/** The content of a dish: powder, a liquid, or pieces of one ingredient. */
export type Filling = { kind: 'heap' | 'oil'; dark: string; light: string } | Ingredient;

const heap = (dark: string, light: string): Filling => ({ kind: 'heap', dark, light });
const oil = (dark: string, light: string): Filling => ({ kind: 'oil', dark, light });

/** The drawing of a product. */
interface Food {
  filling: Filling;
  beside: Ingredient;
}

/** Turkish suffixes of the last word of a name: sucuğu, peyniri, leblebisi, kurabiyeler. */
const ENDING = '(?:[iu]|[sy][iu]|l[ae]r|l[ae]r[iu]|lari|leri)?';
const food = (names: string, filling: Filling, beside: Ingredient) => ({
  pattern: new RegExp(`(?:^|-)(?:${names.split(' ').join('|')})${ENDING}$`),
  food: { filling, beside },
});

/**
 * In a Turkish name the last words say what a thing is and the words before them describe it: a fıstıklı lokum is a lokum. So only the end
 * of a slug decides. The first match counts.
 */
const FOODS: readonly { pattern: RegExp; food: Food }[] = [
  food('pul-biber pulbiber isot kirmizi-biber toz-biber aci-biber', heap('#B3261A', '#DD4A2B'), 'chili'),
  food('sumak sumag', heap('#5E1B39', '#8A3158'), 'leaf'),
  food('karabiber kara-biber', heap('#2F2723', '#5A4D45'), 'leaf'),
  food('kimyon kisnis yenibahar tarcin koftelik-baharat kofte-bahari', heap('#8F5A27', '#B98146'), 'leaf'),
  food('zerdecal kori safran zencefil hardal', heap('#DB8E0C', '#F7BE3F'), 'leaf'),
  food('yildiz-anason', 'anise', 'leaf'),
  food('kekik nane defne defne-yaprag adacay feslegen maydanoz dereotu biberiye roka ispanak marul', 'leaf', 'sprig'),
  food('zeytinyag sizma zeytin-yag', oil('#C9A91C', '#E8CD3C'), 'olive'),
  food('(?:aycicek|misir|kanola|findik|susam|cicek)-yag aycicekyag', oil('#D9A824', '#F4D456'), 'wheat'),
  food('siyah-zeytin gemlik-zeytin sele-zeytin', 'blackOlive', 'sprig'),
  food('zeytin', 'olive', 'sprig'),
  food('(?:beyaz|lor|ezine|tulum|feta|keci|koyun|dil|orgu)-peynir beyazpeynir tulum lor cokelek', 'feta', 'leaf'),
  food('gravyer kasar eski-kasar taze-kasar kasar-peynir gravyer-peynir', 'wedge', 'leaf'),
  food('tereyag tere-yag margarin', 'butter', 'leaf'),
  food('sut kaymak kaymag yogurt yogurd krema ayran kefir', oil('#EFE7CF', '#FFFDF3'), 'leaf'),
  food('un maya irmik nisasta galeta-un', heap('#DCCDB0', '#F7EFDD'), 'wheat'),
  food('akide-seker badem-seker akide', 'candy', 'sugar'),
  food('seker pudra-seker toz-seker kaya-tuz tuz sofra-tuz', heap('#DADFE0', '#FFFFFF'), 'sugar'),
  food('simit', 'simit', 'wheat'),
  food('ekmek ekmeg pide bazlama somun lavas', 'loaf', 'wheat'),
  food('borek boreg pogaca kurabiye', 'pastry', 'wheat'),
  food('makarna eriste', 'pasta', 'wheat'),
  food('ogutulmus-fistik toz-fistik', heap('#7E9A33', '#A9BF55'), 'pistachio'),
  food('yer-fistik yer-fistig yerfistig yerfistik', 'peanut', 'leaf'),
  food('antep-fistik antep-fistig fistik fistig boz-ic', 'pistachio', 'leaf'),
  food('findik findig', 'hazel', 'leaf'),
  food('badem', 'almond', 'leaf'),
  food('ceviz', 'walnut', 'leaf'),
  food('kuru-incir incir', 'fig', 'leaf'),
  food('(?:kuru|sultani|cekirdeksiz|besni)-uzum', 'raisin', 'leaf'),
  food('uzum', 'grape', 'leaf'),
  food('kayisi zerdali', 'apricot', 'leaf'),
  food('hurma', 'date', 'leaf'),
  food('leblebi nohut nohud', 'chick', 'wheat'),
  food('cay siyah-cay bergamot-cay', heap('#2B1D17', '#4A332A'), 'tea'),
  food('kahve espresso', heap('#3A2115', '#5E3A26'), 'sugar'),
  food('kakao', heap('#4A2413', '#7A4A2A'), 'chocolate'),
  food('lokum', 'lokum', 'sugar'),
  food('cikolata', 'chocolate', 'hazel'),
  food('yesil-mercimek', 'greenLentil', 'leaf'),
  food('mercimek mercimeg', 'lentil', 'leaf'),
  food('barbunya kirmizi-fasulye', 'redBean', 'leaf'),
  food('kuru-fasulye fasulye dermason', 'bean', 'leaf'),
  food('pirinc', 'rice', 'leaf'),
  food('bulgur bugday yulaf asurelik', heap('#C79238', '#E6BE6C'), 'wheat'),
  food('tarhana', heap('#C96A33', '#E39A5E'), 'chili'),
  food(
    'balik balig lufer levrek hamsi cipura palamut somon alabalik alabalig istavrit uskumru mezgit',
    'fish',
    'lemon',
  ),
  food('midye istiridye', 'shell', 'lemon'),
  food('karides', 'shrimp', 'lemon'),
  food('limon', 'lemon', 'leaf'),
  food('portakal mandalina greyfurt', 'orange', 'leaf'),
  food('domates', 'tomato', 'leaf'),
  food('havuc', 'carrot', 'leaf'),
  food('elma', 'apple', 'leaf'),
  food('armut armud', 'pear', 'leaf'),
  food('muz', 'banana', 'leaf'),
  food('cilek cileg', 'strawberry', 'leaf'),
  food('kiraz visne', 'cherry', 'leaf'),
  food('nar', 'pomegranate', 'leaf'),
  food('karpuz', 'watermelon', 'leaf'),
  food('patlican', 'eggplant', 'leaf'),
  food('salatalik salatalig hiyar', 'cucumber', 'leaf'),
  food('(?:dolmalik|carliston|sivri|kapya)-biber biber', 'pepper', 'leaf'),
  food('sogan', 'onion', 'leaf'),
  food('sarimsak sarimsag', 'garlic', 'leaf'),
  food('patates', 'potato', 'leaf'),
  food('mantar', 'mushroom', 'leaf'),
  food('yumurta', 'egg', 'wheat'),
  food('pirzola antrikot biftek bonfile', 'steak', 'sprig'),
  food('kusbasi kavurma', 'cube', 'sprig'),
  food('pilic tavuk tavug', 'chicken', 'sprig'),
  food('sucuk sucug kangal-sucuk salam sosis', 'sucuk', 'chili'),
  food('pastirma', 'pastirma', 'sprig'),
  food('baklava', 'baklava', 'pistachio'),
  food('gul-su', oil('#E9BFC9', '#F9E3E8'), 'rose'),
  food('gul-recel', oil('#A81C4E', '#CF3E70'), 'rose'),
  food('(?:cilek|visne|ahududu)-recel', oil('#9A1526', '#C7304A'), 'leaf'),
  food('kayisi-recel', oil('#C96F12', '#EE9C34'), 'apricot'),
  food('nar-eksi pekmez', oil('#3A0F14', '#64202A'), 'pomegranate'),
  food('bal', oil('#C07A12', '#EBA92B'), 'leaf'),
  food('salca domates-salca biber-salca', oil('#8E1B12', '#BF3322'), 'tomato'),
  food('tahin', oil('#B98F55', '#DDBB86'), 'wheat'),
  food('mercimek-corba corba ezogelin', oil('#DB7F1C', '#F2A032'), 'leaf'),
];

const WEIGHT = /(?:-(?:\d+|kg|gr|g|lt|l|ml|adet|paket|kilo|kilogram|litre|tane))+$/;

/** Returns the food that a product's slug names; undefined if there is no drawing of it, because another food must not be shown instead. */
export function foodOf(slug: string): Food | undefined {
  const name = slug.replace(WEIGHT, '');
  return FOODS.find(({ pattern }) => pattern.test(name))?.food;
}

export const FILLINGS: Record<DrawnCategory, Filling[]> = {
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
  kasap: ['steak', 'cube'],
  balikci: ['fish', 'shell'],
  manav: ['apple', 'eggplant', 'orange'],
  pastane: ['pastry', 'strawberry'],
  restoran: [oil('#DB7F1C', '#F2A032'), 'rice'],
  market: ['egg', 'loaf', 'apple'],
  toptan: ['bean', 'chick', 'rice'],
  gida: ['pasta', oil('#8E1B12', '#BF3322'), 'bean'],
  dondurma: ['strawberry', oil('#EFE7CF', '#FFFDF3')],
  sarkuteri: ['sucuk', 'wedge', 'olive'],
  diger: ['leaf'],
  bos: ['leaf'],
};

/** The ingredient next to a filling, by category. */
export const BESIDE: Record<DrawnCategory, Ingredient> = {
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
  kasap: 'sprig',
  balikci: 'lemon',
  manav: 'leaf',
  pastane: 'cherry',
  restoran: 'sprig',
  market: 'wheat',
  toptan: 'wheat',
  gida: 'leaf',
  dondurma: 'cherry',
  sarkuteri: 'sprig',
  diger: 'plate',
  bos: 'plate',
};

/** A mound of powder with grains on it. */
export const drawHeap = (dark: string, light: string, grains: number, gap: number) =>
  circle(2, 4, 70, '#241A1F', ' opacity=".18"') +
  circle(0, 0, 69, dark) +
  circle(-6, -8, 52, light) +
  circle(-12, -15, 30, '#FFFFFF', ' opacity=".12"') +
  poured(grains, gap, (x, y, _, i) => circle(x, y, i % 3 ? 1.2 : 1.9, i % 2 ? dark : light));

/** A liquid with a reflection of light. */
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
