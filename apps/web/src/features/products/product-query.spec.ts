import { parseProductQuery, productAddress } from './product-query.js';

const parse = (search: string) => parseProductQuery(new URLSearchParams(search));

describe('parseProductQuery', () => {
  it('PUB-PROD-07 reads text and category, all without them', () => {
    expect(parse('search=+pul++biber+&category=baharat&page=3')).toEqual({
      search: 'pul biber',
      category: 'baharat',
      sort: null,
      page: 3,
    });
    expect(parse('')).toEqual({ search: '', category: '', sort: null, page: 1 });
  });

  it('U15: reads the sort order, and an unknown one as the default', () => {
    expect([parse('sort=price-desc').sort, parse('sort=constructor').sort]).toEqual(['price-desc', null]);
  });

  it('limits text and category to what the gateway accepts', () => {
    const query = parse(`search=${'a'.repeat(300)}&category=${'b'.repeat(300)}`);

    expect([query.search.length, query.category.length]).toEqual([100, 200]);
  });
});

describe('productAddress', () => {
  it('ROUTE-18 is read back as it was written, and short for the plain list', () => {
    const query = { search: 'çay & şeker', category: 'icecek', sort: 'price' as const, page: 2 };

    expect(parse(productAddress(query).split('?')[1]!)).toEqual(query);
    expect(productAddress({ search: '', category: '', page: 1 })).toBe('/urunler');
  });
});
