import type { MessagesOf } from '../../lib/messages.js';
import type { ProductList } from './api/load-products.js';
import type { productsMessages } from './products.messages.js';

/** PUB-PROD-02: categories that are always offered, in this order. */
const ALWAYS = [
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
] as const;
export type UsualCategory = (typeof ALWAYS)[number];

export interface CategoryChoice {
  slug: string;
  name: string;
}

const isUsual = (slug: string) => (ALWAYS as readonly string[]).includes(slug);

/** PUB-PROD-03: the usual categories, then all others that have a product; the chosen one is always included. */
export function categoryChoices(
  list: ProductList | null,
  messages: MessagesOf<typeof productsMessages>,
): CategoryChoice[] {
  const named = list?.categories ?? [];
  const nameOf = (slug: UsualCategory) => named.find((one) => one.slug === slug)?.name ?? messages[slug];
  const others = named.filter(({ slug }) => !isUsual(slug));
  const chosen = list?.category;
  const isMissing = chosen && !isUsual(chosen.slug) && !others.some(({ slug }) => slug === chosen.slug);
  return [...ALWAYS.map((slug) => ({ slug, name: nameOf(slug) })), ...others, ...(isMissing ? [chosen] : [])];
}
