import { foldedWords } from '../folding.js';
import { memoized } from '../memoized.js';
import { slugify } from '../slug.js';
import { type Province, PROVINCES, provinceOf } from './provinces.js';

// Alternative names, folded and without spaces: short and former names, and capitals whose names are used for the province.
const PROVINCE_ALIASES: Record<string, string> = {
  afyon: 'afyonkarahisar',
  maras: 'kahramanmaras',
  urfa: 'sanliurfa',
  antep: 'gaziantep',
  icel: 'mersin',
  izmit: 'kocaeli',
  adapazari: 'sakarya',
  antakya: 'hatay',
};
const BOROUGH_ALIASES: Record<string, string> = {
  eyup: 'Eyüpsultan',
  kazan: 'Kahramankazan',
  ondokuzmayis: '19 Mayıs',
  gop: 'Gaziosmanpaşa',
  kcekmece: 'Küçükçekmece',
  bcekmece: 'Büyükçekmece',
  mkpasa: 'Mustafakemalpaşa',
  mkemalpasa: 'Mustafakemalpaşa',
};
// A name before one of these words is that of a street or quarter: 'Ankara Cad.' is not in Ankara.
const STREET_WORDS = new Set(
  (
    'cadde caddesi cad cd sokak sokagi sok sk bulvar bulvari bulv blv bul mahalle mahallesi mah mh yol yolu ' +
    'meydan meydani apartman apartmani apt sitesi sit han hani pasaj pasaji carsisi koprusu'
  ).split(' '),
);
const MERKEZ = 'Merkez';
const LONGEST_NAME = 3;

const joined = (name: string): string => foldedWords(name).join('');

const PROVINCE_BY_NAME = new Map<string, Province>([
  ...PROVINCES.map((province) => [joined(province.name), province] as const),
  ...Object.entries(PROVINCE_ALIASES).flatMap(([alias, key]) => {
    const province = provinceOf(key);
    return province ? [[alias, province] as const] : [];
  }),
]);

/** The last name in the text that `lookUp` knows; a name may be written in up to three words ('Kahraman Maraş'). */
function findLast<T>(text: string, lookUp: (name: string) => T | undefined): T | null {
  const words = foldedWords(text);
  for (let end = words.length; end > 0; end--) {
    if (STREET_WORDS.has(words[end] ?? '')) continue;
    for (let start = Math.max(0, end - LONGEST_NAME); start < end; start++) {
      const found = lookUp(words.slice(start, end).join(''));
      if (found !== undefined) return found;
    }
  }
  return null;
}

/**
 * The province that is named last in a text, in any spelling, as whole words. The last one counts because an address ends with its
 * province.
 */
export const findProvince = memoized((text): Province | null => findLast(text, (name) => PROVINCE_BY_NAME.get(name)));

const boroughsOf = new Map<Province, Map<string, string>>();

/** Folded once for each province, because an import looks them up for every row. */
function boroughsByName(province: Province): Map<string, string> {
  const known = boroughsOf.get(province) ?? new Map(province.boroughs.map((name) => [joined(name), name]));
  boroughsOf.set(province, known);
  return known;
}

/**
 * The borough (ilçe) of this province that is named last in a text. 'Merkez' counts only if no other is named, because quarters have this
 * name too.
 */
export function findBorough(province: Province, text: string): string | null {
  const boroughs = boroughsByName(province);
  const lookUp = (name: string): string | undefined => {
    const alias = BOROUGH_ALIASES[name];
    return boroughs.get(name) ?? (alias && boroughs.get(joined(alias)));
  };
  const merkez = joined(MERKEZ);
  return (
    findLast(text, (name) => (name === merkez ? undefined : lookUp(name))) ??
    findLast(text, (name) => (name === merkez ? lookUp(name) : undefined))
  );
}

const PROVINCES_OF_BOROUGH = new Map<string, Province[]>();
for (const province of PROVINCES)
  for (const borough of province.boroughs) {
    const name = joined(borough);
    PROVINCES_OF_BOROUGH.set(name, [...(PROVINCES_OF_BOROUGH.get(name) ?? []), province]);
  }
for (const [alias, borough] of Object.entries(BOROUGH_ALIASES))
  PROVINCES_OF_BOROUGH.set(alias, PROVINCES_OF_BOROUGH.get(joined(borough)) ?? []);

/** The province of the borough that the text ends with, if only one province has a borough of that name: 'Üsküdar' is in İstanbul. */
export const findProvinceByBorough = memoized((text): Province | null => {
  const words = foldedWords(text);
  for (let start = Math.max(0, words.length - LONGEST_NAME); start < words.length; start++) {
    const [province, ...others] = PROVINCES_OF_BOROUGH.get(words.slice(start).join('')) ?? [];
    if (province && others.length === 0) return province;
  }
  return null;
});

/** The key by which locations of a city are grouped: the slug of the province, however it is spelled, or else the slug of the text. */
export const cityKeyOf = memoized((city): string => findProvince(city)?.key ?? slugify(city));

/** The official name of a province by its key; null if the key is not that of a province. */
export const cityName = (key: string): string | null => provinceOf(key)?.name ?? null;
