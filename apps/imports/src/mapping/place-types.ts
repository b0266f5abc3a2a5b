import { BETWEEN_SEVERAL } from '@tedarik/commands';
import { fold } from '@tedarik/turkish';
import { cellText } from './text.js';

/** Category for types that no rule knows. */
export const OTHER_CATEGORY = 'Diğer';

const TABLE: Readonly<Record<string, string>> = {
  Restoran: 'restaurant',
  Kafe: 'cafe, coffee_shop',
  Fırın: 'bakery',
  Pastane: 'pastry_shop, confectionery',
  'Fast Food': 'meal_takeaway, fast_food_restaurant',
  'Yemek Servisi': 'meal_delivery',
  Bar: 'bar',
  Süpermarket: 'supermarket, grocery_or_supermarket',
  Market: 'grocery_store, convenience_store',
  Gıda: 'food, food_store, food_products_supplier',
  'Toptan Gıda': 'wholesaler, food_wholesaler',
  Kasap: 'butcher_shop',
  Balıkçı: 'fish_store, seafood_market',
  Manav: 'greengrocer, produce_market',
  Baharat: 'spice_store',
  Kuruyemiş: 'dried_fruit_store, nut_store',
  'Süt Ürünleri': 'dairy, dairy_store, cheese_shop',
  Zeytinyağı: 'olive_oil_store, oil_store',
  Çay: 'tea_store, tea_house',
  Tatlı: 'candy_store, dessert_shop',
  Dondurma: 'ice_cream_shop',
  İçecek: 'beverage_store, liquor_store',
  'Organik Gıda': 'organic_food_store, health_food_store',
  Şarküteri: 'delicatessen',
  Catering: 'catering, caterer',
  Çiftlik: 'farm',
  Tahıl: 'flour_mill, grain_supplier',
  'Dondurulmuş Gıda': 'frozen_food_store',
  Çorba: 'soup_restaurant',
  Eczane: 'pharmacy, drugstore',
  Hastane: 'hospital',
  Otel: 'hotel, lodging',
  Mağaza: 'store',
  'Alışveriş Merkezi': 'shopping_mall',
  Giyim: 'clothing_store',
  Akaryakıt: 'gas_station',
  Banka: 'bank',
  Okul: 'school',
  'Spor Salonu': 'gym',
  'Güzellik Salonu': 'beauty_salon, hair_care',
  Çiçekçi: 'florist',
  Depo: 'warehouse, storage',
};

/** Normalised form for comparing types: 'Coffee-Shop' and 'coffee_shop' are equal. */
export const typeKey = (type: string): string => fold(type).replace(/[_-]+/g, ' ').replace(/\s+/g, ' ').trim();

/** Own entries: category by type key. They have priority over the built-in ones. */
export type OwnTypes = ReadonlyMap<string, string>;

/** Longest type of an entry; longer types are cut to this length. */
export const TYPE_LENGTH = 150;

/** Category of a row's types, and the type for which no better category than 'Diğer' was found. */
export interface Categorised {
  category: string;
  unknownType: string | null;
}

/** The built-in table as a map: folded place type to category. */
export const PLACE_TYPES: ReadonlyMap<string, string> = new Map(
  Object.entries(TABLE).flatMap(([category, types]) =>
    types.split(', ').map((type) => [typeKey(type), category] as const),
  ),
);

// Endings and parts of longer, free-text types, in English or Turkish; the longest match wins.
const ENDINGS: readonly (readonly [string, string])[] = (
  [
    ['Restoran', 'restaurant, restoran, restorani, lokanta, lokantasi, kebapci, pideci, meyhane'],
    ['Kafe', 'cafe, kafe, kahve dukkani, kahveci, kahvehane, coffee shop'],
    ['Fırın', 'bakery, firin, firini, ekmek firini, borekci'],
    ['Pastane', 'pastry shop, pastry, chocolate, pastane, pastanesi, sekerlemeci, sekerci, confectionery'],
    ['Süpermarket', 'supermarket, supermarketi, hipermarket'],
    ['Market', 'grocery store, grocery, convenience, market, marketi, bakkal, sarkuteri ve market'],
    [
      'Toptan Gıda',
      'wholesale, toptanci, toptancisi, toptan gida saticisi, wholesaler, supplier, tedarikcisi, tedarikci, distributoru',
    ],
    ['Çay', 'cay toptancisi, cay dukkani, cay bahcesi, tea store, tea'],
    ['Gıda', 'gida urunleri tedarikcisi, gida ureticisi, food manufacturer, gida, food producer'],
    ['Kasap', 'kasap, kasabi, butcher, butcher shop, butchery, et urunleri'],
    ['Balıkçı', 'balikci, balik pazari, balik hali, fishmonger, fish market, seafood'],
    ['Manav', 'manav, manavi, sebze hali, meyve sebze toptancisi'],
    ['Baharat', 'baharat dukkani, baharatci, aktar, spice store, spices'],
    ['Kuruyemiş', 'kuruyemisci, kuruyemis dukkani, nut store, nuts'],
    ['Süt Ürünleri', 'mandira, sut urunleri, peynirci, sutcu, dairy farm, cheese'],
    ['Zeytinyağı', 'zeytinyagi ureticisi, zeytinyagi dukkani, zeytinyagi fabrikasi, olive oil company'],
    ['Tatlı', 'tatlici, baklavaci, dessert shop'],
    ['Dondurma', 'dondurmaci, ice cream shop, ice cream'],
    ['Şarküteri', 'sarkuteri, delicatessen, deli'],
    ['İçecek', 'beverages, alcohol'],
    ['Dondurulmuş Gıda', 'frozen food'],
    ['Organik Gıda', 'health food'],
    ['Çiftlik', 'ciftlik, ciftligi, farm'],
    ['Tahıl', 'un fabrikasi, degirmen, bakliyat toptancisi, flour mill'],
    ['Eczane', 'eczane, eczanesi, pharmacy'],
    ['Otel', 'otel, oteli, hotel'],
    ['Mağaza', 'store, shop, magaza, magazasi, dukkan, dukkani'],
  ] as const
)
  .flatMap(([category, endings]) => endings.split(', ').map((ending) => [ending, category] as const))
  .sort(([a], [b]) => b.length - a.length);

/** The category of a built-in rule, or the one that an own entry for its name replaces it with. */
function builtIn(category: string | undefined, own: OwnTypes): string | null {
  return category === undefined ? null : (own.get(typeKey(category)) ?? category);
}

/** Category of one type as exporters write it ('Italian restaurant', 'greek_restaurant', 'Kahve dükkanı'); null if unknown. */
export function categoryOfType(type: string, own: OwnTypes = new Map()): string | null {
  const words = typeKey(type);
  if (!words) return null;
  const exact = own.get(words) ?? builtIn(PLACE_TYPES.get(words), own);
  if (exact) return exact;
  const padded = ` ${words} `;
  const ending =
    ENDINGS.find(([known]) => padded.endsWith(` ${known} `)) ??
    ENDINGS.find(([known]) => padded.includes(` ${known} `));
  return builtIn(ending?.[1], own);
}

/** Goods: 'Et Ürünleri' is the name of a category, although it ends like the type of a butcher. */
const GOODS = / urunleri$/;

/** Category in the table for exactly these words; null when there is none. Used for texts that may be categories themselves. */
export function categoryNamed(words: string, own: OwnTypes = new Map()): string | null {
  const key = typeKey(words);
  const known = PLACE_TYPES.get(key) ?? ENDINGS.find(([ending]) => ending === key && !GOODS.test(ending))?.[1];
  return own.get(key) ?? builtIn(known, own);
}

/** BETWEEN_SEVERAL without its last space, with which the next separator may begin. */
const SEPARATOR = / \|(?= )/;
export const MOST_CATEGORIES = 20;
export const CATEGORIES_LENGTH = MOST_CATEGORIES * (TYPE_LENGTH + BETWEEN_SEVERAL.length);

/** The names in a cell with one or several categories. */
export const namesOfCategories = (cell: unknown): string[] =>
  cellText(cell, CATEGORIES_LENGTH)
    .split(SEPARATOR, MOST_CATEGORIES)
    .map((name) => cellText(name, TYPE_LENGTH))
    .filter(Boolean);

/** The categories that a cell names, or those that the table has for these names. */
export const categoriesNamed = (cell: unknown, own: OwnTypes): string[] => [
  ...new Set(namesOfCategories(cell).map((name) => categoryNamed(name, own) ?? name)),
];

/** Category of the first type that a rule knows, in the given order; 'Diğer' with the first type when no rule knows any. */
export function categorise(types: readonly string[], own: OwnTypes): Categorised {
  for (const type of types) {
    const category = categoryOfType(type, own);
    if (category) return { category, unknownType: null };
  }
  return { category: OTHER_CATEGORY, unknownType: types[0] ?? null };
}
