import { slugify, sortKey } from '@tedarik/turkish';
import { displayName } from './display-name.js';
import { Tables } from './tables.js';

const category = (name: string, sortOrder: number | null = null, slug = slugify(name)) => ({
  id: `id of ${name}`,
  slug,
  name,
  sortKey: sortKey(name),
  sortOrder,
  description: null,
  businessCount: 0,
});
const tables = (...categories: ReturnType<typeof category>[]) =>
  new Tables({
    categories,
    cities: [],
    districts: [],
    certificates: [],
    serviceAttributes: [],
    synonyms: [],
    stopWords: [],
    formerSlugs: [],
  });

it('PUB-LAY-12 keeps categories in the order of the site: by number, then by Turkish name', () => {
  const { categories } = tables(
    category('Şekerleme'),
    category('Çay'),
    category('Sirke'),
    category('Zeytin', 1),
    category('Cam', 2),
    category('Bal', 2),
  );
  expect(categories.map(({ name }) => name)).toEqual(['Zeytin', 'Bal', 'Cam', 'Çay', 'Sirke', 'Şekerleme']);
});

it('PUB-LIST-04 PUB-CAT-12 finds a category by slug, by another name of it, and by its name however it is written', () => {
  const dairy = category('Süt Ürünleri');
  const { findCategory } = bound(tables(category('İçecek'), dairy));
  expect(findCategory('sut-urunleri')).toBe(dairy);
  expect(findCategory('dairy')).toBe(dairy);
  expect(findCategory('Peynir')).toBe(dairy);
  expect(findCategory('SÜT ÜRÜNLERİ')).toBe(dairy);
  expect(findCategory('İÇECEK')?.name).toBe('İçecek');
  expect(findCategory('süt')).toBe(dairy);
  expect(findCategory('ürünleri')).toBeUndefined();
  expect(findCategory('constructor')).toBeUndefined();
});

it('PUB-CAT-12 prefers a stored slug to another name', () => {
  const tea = category('Çay', null, 'cay');
  expect(tables(category('Çay ve İçecek', null, 'icecek'), tea).findCategory('cay')).toBe(tea);
});

const bound = (of: Tables) => ({ findCategory: (requested: string) => of.findCategory(requested) });

describe('who answers to the address of a category', () => {
  const dairy = category('Süt Ürünleri');
  const cheese = category('Yöresel Peynir', null, 'yoresel-peynir');
  const fine = category('Şarküteri ve Peynir', null, 'sarkuteri');
  const known = new Tables({
    categories: [dairy, cheese, fine, category('İçecek')],
    cities: [],
    districts: [],
    certificates: [],
    serviceAttributes: [],
    synonyms: [],
    stopWords: [],
    formerSlugs: [
      { kind: 'category', slug: 'mandira', to: 'sut-urunleri' },
      { kind: 'category', slug: 'kaldirilan', to: null },
      { kind: 'district', slug: 'kaldirilan-semt', to: null },
    ],
  });

  it.each([
    ['sut-urunleri', { found: 'live', row: dairy }],
    ['mandira', { found: 'moved', slug: 'sut-urunleri' }],
    ['dairy', { found: 'moved', slug: 'sut-urunleri' }],
    ['SÜT ÜRÜNLERİ', { found: 'moved', slug: 'sut-urunleri' }],
    ['sut-ürünleri', { found: 'moved', slug: 'sut-urunleri' }],
    ['yöre', { found: 'moved', slug: 'yoresel-peynir' }],
    ['kaldirilan', { found: 'deleted' }],
    ['kaldirilan-semt', { found: 'nothing' }],
    ['yö', { found: 'nothing' }],
    ['resel', { found: 'nothing' }],
    ['yok', { found: 'nothing' }],
  ])('PUB-CAT-11 PUB-CAT-12 SLUG-09 %s', (requested, answer) => {
    expect(known.categoryAt(requested)).toEqual(answer);
  });

  it('PUB-LIST-04 PUB-CAT-12 is also found by the list under a former slug unless it was deleted', () => {
    const peynir = { kind: 'category' as const, slug: 'peynir', to: null };
    const { findCategory } = bound(new Tables({ ...known.rows, formerSlugs: [...known.rows.formerSlugs, peynir] }));
    expect(findCategory('mandira')).toBe(dairy);
    expect(findCategory('kaldirilan')).toBeUndefined();
    expect(findCategory('peynir')).toBeUndefined();
  });

  it('PUB-CAT-11 several categories, each once, when several contain the part of a name', () => {
    const parts = new Tables({
      ...known.rows,
      categories: [category('Et Suyu'), category('Etli Et'), category('Etler')],
    });
    expect(parts.categoryAt('etl')).toMatchObject({ found: 'several', rows: [{ name: 'Etler' }, { name: 'Etli Et' }] });
  });
});

describe('the city at an address', () => {
  const berlin = { key: 'berlin', name: 'Berlin', country: 'Almanya', businessCount: 1 };
  const known = new Tables({
    categories: [],
    cities: [berlin],
    districts: [],
    certificates: [],
    serviceAttributes: [],
    synonyms: [],
    stopWords: [],
    formerSlugs: [],
  });

  it('PUB-CITY-10 a stored city, or a province without a business', () => {
    expect(known.cityAt('berlin')).toEqual({ found: 'live', row: berlin });
    expect(known.cityAt('bayburt')).toMatchObject({ found: 'live', row: { name: 'Bayburt', businessCount: 0 } });
    expect(known.cityAt('atlantis')).toEqual({ found: 'nothing' });
  });

  it('SLUG-07 PUB-CITY-06 in any spelling redirects to its slug', () => {
    expect(known.cityAt('İstanbul')).toEqual({ found: 'moved', slug: 'istanbul' });
    expect(known.cityAt('BERLİN')).toEqual({ found: 'moved', slug: 'berlin' });
  });
});

it.each([
  ['istanbul', 'İstanbul'],
  ['sanliurfa', 'Şanlıurfa'],
  ['ispanyol-sarabi', 'İspanyol Sarabi'],
])('PUB-CAT-03 PUB-CAT-04 writes %s as %s', (slug, name) => {
  expect(displayName(slug, { cities: [] })).toBe(name);
});
