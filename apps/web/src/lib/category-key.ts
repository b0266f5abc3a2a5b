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
  'diger',
] as const;

/** A category that has a colour and a plate of its own; `diger` is the grey one for all others. */
export type CategoryKey = (typeof KEYS)[number];

const ALIASES: Record<Exclude<CategoryKey, 'diger'>, string> = {
  baharat: 'spices baharatlar baharat-ve-cesni',
  firin: 'bakery firin-urunleri firin-ve-pastane pastane pastane-malzemeleri unlu-mamuller',
  'sut-urunleri': 'dairy sut peynir sut-ve-sut-urunleri',
  et: 'meat et-urunleri et-ve-et-urunleri',
  sekerleme: 'sweets lokum sekerlemeler seker-ve-sekerleme',
  'meyve-sebze': 'produce meyve-ve-sebze sebze-meyve taze-meyve-sebze',
  icecek: 'beverages icecekler cay cay-ve-icecek kahve',
  yaglar: 'oils zeytinyagi zeytinyagi-ve-yaglar yag zeytin',
  'tahil-bakliyat': 'grains bakliyat tahil tahil-ve-bakliyat tahillar',
  kuruyemis: 'nuts kuruyemisler',
  'deniz-urunleri': 'seafood balik balik-ve-deniz-urunleri',
  tatli: 'desserts tatlilar baklava',
  corba: 'soups corbalar',
};

const known = new Map<string, CategoryKey>([
  ...KEYS.map((key) => [key, key] as const),
  ...Object.entries(ALIASES).flatMap(([key, names]) =>
    names.split(' ').map((name) => [name, key as CategoryKey] as const),
  ),
]);

/** PUB-HOME-07/08: the key of a category's slug, by its Turkish or English name; `diger` when it has no drawing. */
export const categoryKey = (slug: string | undefined): CategoryKey => (slug && known.get(slug)) || 'diger';
