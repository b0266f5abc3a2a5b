import type { Crumb } from '../../components/breadcrumbs.js';
import { paths, pictureAddress } from '../../config/paths.js';
import { messagesIn } from '../../lib/messages.js';
import { plainText } from '../../lib/seo/description.js';
import { type HeadContent, ofPage, type Robots } from '../../lib/seo/head.js';
import { breadcrumbList, collectionPage } from '../../lib/seo/structured.js';
import type { Site } from '../../lib/site.js';
import type { ListedProduct, ProductsData } from './api/load-products.js';
import { productAddress } from './product-query.js';
import { productsMessages } from './products.messages.js';

const PAGE_SIZE = 24;

export const productsTrail = (site: Site): Crumb[] => [{ name: messagesIn(productsMessages, site.locale).title }];

/** PUB-SEO-05: only the unfiltered list in the usual order is indexed. */
export function productsRobots({ query, ...loaded }: ProductsData): Robots {
  const nothing = loaded.state !== 'loaded' || loaded.list.items.length === 0;
  return nothing || query.search || query.category || query.sort ? 'noindex, follow' : 'index, follow';
}

/** The canonical address, without the order. */
const canonicalOf = ({ query }: ProductsData): string => productAddress({ ...query, sort: null });

/** The metadata of /urunler. */
export function productsHead(loaded: ProductsData, site: Site): HeadContent {
  const messages = messagesIn(productsMessages, site.locale);
  return {
    ...ofPage(loaded.query.page, messages.title, messages.describe, site),
    keywords: messages.keywords.split(', '),
    canonical: canonicalOf(loaded),
    robots: productsRobots(loaded),
    structured: [breadcrumbList(site, productsTrail(site)), ...collection(loaded, site)],
  };
}

function collection(loaded: ProductsData, site: Site): object[] {
  if (loaded.state !== 'loaded' || !loaded.list.items.length) return [];
  const from = (loaded.query.page - 1) * PAGE_SIZE + 1;
  const list = {
    '@type': 'ItemList',
    itemListElement: loaded.list.items.map((product, index) => ({
      '@type': 'ListItem',
      position: from + index,
      ...listed(product, site),
    })),
  };
  return [collectionPage(site, messagesIn(productsMessages, site.locale).title, canonicalOf(loaded), list)];
}

/** Search engines reject a Product without an offer, so one without a price has only a name and an address. */
const listed = (product: ListedProduct, site: Site): object =>
  isOffered(product)
    ? { item: productFacts(product, site) }
    : { name: product.name, url: site.origin + paths.product(product.slug) };

export const isOffered = ({ price }: Pick<ListedProduct, 'price'>): boolean => typeof price === 'number';

/** PUB-SEO-09, GEN-08: structured data from stored facts only; prices in lira, with a decimal point and two decimals. */
export function productFacts(product: ListedProduct, site: Site): object {
  const { slug, name, description, price, imageUrl, category } = product;
  const plain = plainText(description);
  return {
    '@type': 'Product',
    name,
    url: site.origin + paths.product(slug),
    ...(plain && { description: plain }),
    ...(category && { category: category.name }),
    ...(imageUrl && { image: site.origin + pictureAddress(imageUrl, 1280) }),
    ...(typeof price === 'number' && { offers: offer(product, price, site) }),
  };
}

const offer = ({ businesses, unit }: ListedProduct, price: number, site: Site) => ({
  '@type': 'Offer',
  price: price.toFixed(2),
  priceCurrency: 'TRY',
  ...(unit && {
    priceSpecification: {
      '@type': 'UnitPriceSpecification',
      price: price.toFixed(2),
      priceCurrency: 'TRY',
      unitText: unit,
    },
  }),
  ...(businesses?.length && {
    seller: businesses.map(({ name, slug }) => ({
      '@type': 'Organization',
      name,
      url: site.origin + paths.business(slug),
    })),
  }),
});
