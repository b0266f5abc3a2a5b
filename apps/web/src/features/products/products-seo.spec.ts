import { aProduct, aProductList, aSite } from '../../testing/builders.js';
import type { ProductsData } from './api/load-products.js';
import { parseProductQuery } from './product-query.js';
import { productFacts, productsHead, productsRobots } from './products-seo.js';

const loaded = (search: string, over = {}): ProductsData => ({
  state: 'loaded',
  query: parseProductQuery(new URLSearchParams(search)),
  list: aProductList(over),
  degraded: false,
});

describe('productsRobots', () => {
  it.each([
    ['', 'index, follow'],
    ['page=2', 'index, follow'],
    ['search=biber', 'noindex, follow'],
    ['category=baharat', 'noindex, follow'],
    ['sort=price', 'noindex, follow'],
  ])('PUB-SEO-05 answers "%s" with %s', (search, robots) => {
    expect(productsRobots(loaded(search))).toBe(robots);
  });

  it('PUB-SEO-05 keeps an empty list out of the index', () => {
    expect(productsRobots(loaded('', { items: [] }))).toBe('noindex, follow');
  });
});

describe('productsHead', () => {
  it('names the page, and itself as the canonical address', () => {
    const head = productsHead(loaded('page=2'), aSite());

    expect([head.title, head.canonical]).toEqual(['Ürünler, Sayfa 2', '/urunler?page=2']);
  });

  it('U15: PUB-SEO-03 the canonical address is the same in every order', () => {
    expect(productsHead(loaded('sort=price&page=2'), aSite()).canonical).toBe('/urunler?page=2');
  });

  it('PUB-SEO-07 describes the products in the order of the list, counted over the pages', () => {
    const [, collection] = productsHead(loaded('page=2'), aSite()).structured ?? [];

    expect(collection).toMatchObject({
      '@type': 'CollectionPage',
      mainEntity: { itemListElement: [{ position: 25, item: { name: 'Pul Biber' } }, { position: 26 }] },
    });
  });
});

describe('productFacts', () => {
  it('GEN-20 shows the picture under our own address', () => {
    expect(productFacts(aProduct({ imageUrl: '/gorsel/a/biber' }), aSite())).toMatchObject({
      image: 'https://pazar.example/gorsel/a/biber?w=1280',
    });
  });

  it('GEN-08 writes the price with a point and two decimals, in lira', () => {
    expect(productFacts(aProduct({ price: 149.9 }), aSite())).toEqual({
      '@type': 'Product',
      name: 'Pul Biber',
      url: 'https://pazar.example/urun/pul-biber-1',
      description: 'Orta aci, gunes kurusu.',
      category: 'Baharat',
      offers: {
        '@type': 'Offer',
        price: '149.90',
        priceCurrency: 'TRY',
        seller: [
          {
            '@type': 'Organization',
            name: 'Anadolu Baharat Evi',
            url: 'https://pazar.example/firma/anadolu-baharat-evi',
          },
        ],
      },
    });
  });

  it('are plain list items in structured data when they have no price, because a Product needs an offer', () => {
    const [, collection] = productsHead(loaded('', { items: [aProduct({ price: null })] }), aSite()).structured ?? [];
    const listed = {
      '@type': 'ListItem',
      position: 1,
      name: 'Pul Biber',
      url: 'https://pazar.example/urun/pul-biber-1',
    };
    expect(collection).toMatchObject({ mainEntity: { itemListElement: [listed] } });
    expect(JSON.stringify(collection)).not.toContain('"Product"');
  });

  it('leaves out what is not stored', () => {
    const bare = aProduct({ price: null, description: '', category: null, businesses: null });

    expect(productFacts(bare, aSite())).toEqual({
      '@type': 'Product',
      name: 'Pul Biber',
      url: 'https://pazar.example/urun/pul-biber-1',
    });
  });
});
