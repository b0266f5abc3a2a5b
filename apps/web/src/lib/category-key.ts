const KEYS = [
  'baharat',
  'firin',
  'sut-urunleri',
  'et',
  'sekerleme',
  'meyve-sebze',
  'icecek',
  'yaglar',
  'tahil-bakliyat',
  'kuruyemis',
  'deniz-urunleri',
  'tatli',
  'corba',
  'kasap',
  'balikci',
  'manav',
  'pastane',
  'restoran',
  'market',
  'toptan',
  'gida',
  'dondurma',
  'sarkuteri',
  'diger',
] as const;

/** A category that has a drawing of its own; `diger` is the grey one of what has no category. */
export type DrawnCategory = (typeof KEYS)[number];

/** Any other category: the number of its colours, and of the pattern on its plate. */
export type PatternKey = `desen${number}-${number}`;
export type CategoryKey = DrawnCategory | PatternKey;

const COLOURS = 6;
const PATTERNS = 60;

const ALIASES: Partial<Record<DrawnCategory, string>> = {
  baharat: 'spices baharatlar baharat-ve-cesni baharat-dukkani',
  firin: 'bakery firin-urunleri firin-ve-pastane unlu-mamuller',
  'sut-urunleri': 'dairy sut peynir sut-ve-sut-urunleri mandira',
  et: 'meat et-urunleri et-ve-et-urunleri',
  sekerleme: 'sweets lokum sekerlemeler seker-ve-sekerleme',
  'meyve-sebze': 'produce meyve-ve-sebze sebze-meyve taze-meyve-sebze',
  icecek: 'beverages icecekler cay cay-ve-icecek cay-toptancisi kahve',
  yaglar: 'oils zeytinyagi zeytinyagi-ve-yaglar yag zeytin',
  'tahil-bakliyat': 'grains bakliyat tahil tahil-ve-bakliyat tahillar',
  kuruyemis: 'nuts kuruyemisler kuruyemisci',
  'deniz-urunleri': 'seafood balik balik-ve-deniz-urunleri',
  tatli: 'desserts tatlilar baklava',
  corba: 'soups corbalar',
  manav: 'organik-gida',
  restoran: 'catering',
  market: 'supermarket',
  toptan: 'toptan-gida',
};

const known = new Map<string, DrawnCategory>([
  ...KEYS.map((key) => [key, key] as const),
  ...Object.entries(ALIASES).flatMap(([key, names]) =>
    names.split(' ').map((name) => [name, key as DrawnCategory] as const),
  ),
]);

/** The drawing of a category's slug, by its Turkish or English name; a slug made unique (firin-2) is the same trade. */
export const drawnCategory = (slug: string | undefined): DrawnCategory | undefined =>
  slug ? (known.get(slug) ?? known.get(slug.replace(/-\d+$/, ''))) : undefined;

const isPattern = (slug: string): slug is PatternKey => /^desen[0-5]-\d{1,2}$/.test(slug);

/** PUB-HOME-07/08: the key of a category's colours and plate: a drawing, or colours and a pattern made of its name. */
export function categoryKey(slug: string | undefined): CategoryKey {
  if (!slug) return 'diger';
  if (isPattern(slug)) return slug;
  return drawnCategory(slug) ?? patternOf(slug);
}

function patternOf(slug: string): PatternKey {
  const sum = [...slug].reduce((so, letter) => (so * 31 + letter.charCodeAt(0)) % 99991, 7);
  return `desen${sum % COLOURS}-${Math.floor(sum / COLOURS) % PATTERNS}`;
}
