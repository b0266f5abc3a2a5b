import { slugify } from '@tedarik/turkish';

/** PUB-CAT-04: alternative names of categories, including English ones. The key is the category's slug. */
const ALIASES: Record<string, string> = {
  baharat: 'spices baharatlar baharat-ve-cesni',
  firin: 'bakery firin-urunleri pastane pastane-malzemeleri unlu-mamuller',
  'sut-urunleri': 'dairy sut peynir sut-ve-sut-urunleri',
  et: 'meat et-urunleri et-ve-et-urunleri',
  sekerleme: 'sweets lokum sekerlemeler seker-ve-sekerleme',
  'meyve-sebze': 'produce meyve-ve-sebze sebze-meyve taze-meyve-sebze',
  icecek: 'beverages icecekler cay kahve',
  yaglar: 'oils zeytinyagi yag zeytin',
  'tahil-bakliyat': 'grains bakliyat tahil tahillar',
  kuruyemis: 'nuts kuruyemisler',
  'deniz-urunleri': 'seafood balik balik-ve-deniz-urunleri',
  tatli: 'desserts tatlilar baklava',
  corba: 'soups corbalar',
  diger: 'other',
};

const SLUG_OF = new Map(
  Object.entries(ALIASES).flatMap(([slug, names]) => names.split(' ').map((name) => [name, slug] as const)),
);

/** Returns the slug of the category with this alternative name. */
export const slugOfAlias = (name: string): string | undefined => SLUG_OF.get(slugify(name));
