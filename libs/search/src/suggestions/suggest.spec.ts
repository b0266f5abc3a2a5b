import { findSuggested, suggest } from './suggest.js';

const named = (...names: string[]) => names.map((name) => ({ name }));
const nothing = {
  ...{ categories: [], products: [], businesses: [], cities: [], districts: [], services: [], certificates: [] },
};
const firstOf = (text: string, rows: Partial<Record<keyof typeof nothing, { name: string }[]>>): string[] => {
  const found = suggest(text, { ...nothing, ...rows });
  return found.first.map(({ kind, at }) => found[kind][at]!.name);
};

describe('the first suggestion', () => {
  it('is the exact name, then the best match of each kind, then results that do not begin with the text', () => {
    const rows = {
      categories: named('Taze Bal'),
      products: named('Bal', 'Balkabağı'),
      businesses: named('Petek'),
      cities: named('Balıkesir'),
    };
    expect(firstOf('bal', rows)).toEqual(['Bal', 'Balıkesir', 'Taze Bal', 'Balkabağı', 'Petek']);
  });

  it('is the best of each kind before the second best of any kind', () => {
    const rows = {
      products: named('Karabiber', 'Karalahana', 'Kara üzüm'),
      cities: named('Karabük', 'Karaman'),
      districts: named('Karacabey', 'Karasu'),
    };
    expect(firstOf('kara', rows)).toEqual(['Karabiber', 'Karabük', 'Karacabey', 'Karalahana', 'Karaman']);
  });
});

it('suggests one product per name, those that begin with the text first', () => {
  const products = named('Ekşi sumak', 'Naneli lokum', 'Nane', 'Nane');
  expect(suggest('nane', { ...nothing, products }).products).toEqual(named('Nane', 'Naneli lokum', 'Ekşi sumak'));
});

it('suggests two of a kind among several kinds, and five of a single kind', () => {
  const districts = named('Akçaabat', 'Akçadağ', 'Akçakale', 'Akçakent', 'Akçakoca', 'Akçaova');
  expect(suggest('akça', { ...nothing, districts }).districts).toEqual(districts.slice(0, 5));
  const businesses = named('Akça', 'Akçalı', 'Akçam', 'Akçay', 'Akçe');
  expect(suggest('akça', { ...nothing, districts, businesses }).districts).toEqual(districts.slice(0, 2));
});

it('typing errors are tolerated only if neither businesses nor products nor the tables match better', async () => {
  const found: Record<string, { businesses: string[]; products: string[] }> = {
    closely: { businesses: ['Zeytnur'], products: [] },
    nearly: { businesses: [], products: ['Zeytin'] },
  };
  const tried: string[] = [];
  const find = ([way]: readonly string[]) => {
    tried.push(way!);
    return Promise.resolve(found[way!]!);
  };

  const suggested = (cities: string[] = []) => findSuggested('zeytn', { ...nothing, cities: named(...cities) }, find);

  await expect(suggested()).resolves.toEqual({ businesses: ['Zeytnur'], products: [] });
  found['closely'] = { businesses: [], products: [] };
  await expect(suggested(['Zeytnik'])).resolves.toEqual({ businesses: [], products: [] });
  await expect(suggested()).resolves.toEqual({ businesses: [], products: ['Zeytin'] });
  expect(tried).toEqual(['closely', 'closely', 'closely', 'nearly']);
});
