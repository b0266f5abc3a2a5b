import { clearedAddress, listAddress, parseListQuery, sortChoices, sortOf } from './list-query.js';

const parse = (search: string) => parseListQuery(new URLSearchParams(search));

describe('parseListQuery', () => {
  it('PUB-LIST-03, 04 reads the text and every category', () => {
    expect(parse('q=+zeytin++ya%C4%9F%C4%B1+&category=baharat&category=yaglar&category=baharat&category=')).toEqual({
      q: 'zeytin yağı',
      categories: ['baharat', 'yaglar'],
      services: [],
      certificates: [],
      rating: null,
      openNow: false,
      sort: null,
      near: null,
      area: null,
      onMap: false,
      page: 1,
    });
  });

  it('PUB-LIST-04 takes at most twenty categories', () => {
    const many = Array.from({ length: 30 }, (_, index) => `category=k${index}`).join('&');

    expect(parse(many).categories).toHaveLength(20);
  });

  it('reads every service by its slug, however it is written', () => {
    expect(parse('hizmet=Kargo+ile+g%C3%B6nderim&hizmet=ihracat&hizmet=kargo-ile-gonderim&hizmet=').services).toEqual([
      'kargo-ile-gonderim',
      'ihracat',
    ]);
    expect(clearedAddress(parse('hizmet=ihracat&sort=name'))).toBe('/firma?sort=name');
  });

  it('reads certificates, a rating of the choice, and who is open', () => {
    const query = parse('sertifika=Organik+Tar%C4%B1m&puan=4&acik=1');
    expect(query).toMatchObject({ certificates: ['organik-tarim'], rating: 4, openNow: true });
    expect(parse('puan=9&acik=evet')).toMatchObject({ rating: null, openNow: false });
  });

  it.each(['0', '-1', '1.5', 'iki', ''])('ROUTE-20 reads page=%s as the first page', (page) => {
    expect(parse(`page=${page}`).page).toBe(1);
  });

  it('PUB-LIST-21 reads unknown sort orders as the default', () => {
    expect([parse('sort=price').sort, parse('sort=').sort, parse('sort=constructor').sort]).toEqual([null, null, null]);
    expect(parse('sort=newest').sort).toBe('newest');
  });

  it('PUB-LIST-21, 22 leaves rating out where it is the default, and keeps it beside a text', () => {
    expect(parse('sort=rating').sort).toBeNull();
    expect(parse('q=un&sort=rating').sort).toBe('rating');
  });

  it.each([
    ['10', 10],
    ['7', undefined],
    ['-5', undefined],
    ['', undefined],
  ])('U22: reads mesafe=%s as one of the offered distances, or as none', (mesafe, withinKm) => {
    const query = parse(`sort=nearest&konum=41.01,28.98&mesafe=${mesafe}`);

    expect(query.near).toEqual({ latitude: 41.01, longitude: 28.98, withinKm });
    expect(parse(listAddress(query).split('?')[1]!)).toEqual(query);
  });

  it('PUB-LIST-19, U22: keeps the visitor’s place when the filters are cleared, but not the distance', () => {
    const query = parse('q=bal&sort=nearest&konum=41.01,28.98&mesafe=5');

    expect(clearedAddress(query)).toBe('/firma?sort=nearest&konum=41.01%2C28.98');
  });

  it.each([
    '28.5,40.8,29.5',
    '29.5,40.8,28.5,41.3',
    '28.5,41.3,29.5,40.8',
    '28.5,40.8,190,41.3',
    '28.5,-88,29.5,41',
    'a,b,c,d',
  ])('ignores the invalid map area alan=%s', (alan) => expect(parse(`alan=${alan}`).area).toBeNull());

  it('clears the map area with the other filters, and stays on the map', () => {
    const query = parse('q=bal&alan=28.5,40.8,29.5,41.3&gorunum=harita');

    expect(query).toMatchObject({ area: { west: 28.5, south: 40.8, east: 29.5, north: 41.3 }, onMap: true });
    expect(clearedAddress(query)).toBe('/firma?gorunum=harita');
  });

  it('limits text, page and categories to what the gateway accepts', () => {
    const query = parse(`q=${'a'.repeat(300)}&page=99999999&category=${'b'.repeat(300)}`);

    expect([query.q.length, query.page, query.categories[0]!.length]).toEqual([100, 10_000, 200]);
  });
});

describe('listAddress', () => {
  it('ROUTE-18 is read back as it was written', () => {
    const query = {
      q: 'çay & şeker',
      categories: ['icecek', 'sekerleme'],
      services: ['ihracat', 'kargo-ile-gonderim'],
      certificates: ['helal'],
      rating: 4,
      openNow: true,
      sort: 'name' as const,
      near: null,
      area: { west: 28.5, south: 40.8, east: 29.5, north: 41.3 },
      onMap: true,
      page: 3,
    };

    expect(parse(listAddress(query).split('?')[1]!)).toEqual(query);
  });

  it('PUB-LIST-21 is short for the plain list', () => {
    expect(listAddress({})).toBe('/firma');
    expect(listAddress({ q: '', categories: [], sort: 'rating', page: 1 })).toBe('/firma');
  });
});

describe('the orders', () => {
  it('PUB-LIST-06, 14 are four without a text, the best rated first', () => {
    expect(sortChoices(parse('')).map(({ sort }) => sort)).toEqual(['RATING', 'NAME', 'NEWEST', 'ADDED']);
    expect(sortChoices(parse(''))[0]!.word).toBe('');
  });

  it('PUB-LIST-22 begin with the best match when there is a text', () => {
    expect(sortChoices(parse('q=un')).map(({ sort }) => sort)).toEqual([
      'RELEVANCE',
      'RATING',
      'NAME',
      'NEWEST',
      'ADDED',
    ]);
  });

  it('PUB-LIST-13, 22 leave the default order to the gateway', () => {
    expect(sortOf(parse('q=un'))).toBeNull();
    expect(sortOf(parse('sort=added'))).toBe('ADDED');
  });
});
