import { slugify, sortKey } from '@tedarik/turkish';
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
const tables = (...categories: ReturnType<typeof category>[]) => new Tables({ categories, cities: [], districts: [] });

it('keeps categories in the order of the site: by number, then by Turkish name', () => {
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

const bound = (of: Tables) => ({ findCategory: (asked: string) => of.findCategory(asked) });
