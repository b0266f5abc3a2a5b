import { slugOf, typedPostSlug } from './slug.js';

const ID = '019a1b2c-0000-7000-8000-000000000001';
const refusalOf = (text: string) => {
  try {
    return typedPostSlug(text);
  } catch (error) {
    return error;
  }
};

it('SLUG-05 writes Turkish letters in ASCII and drops punctuation', () => {
  expect(slugOf('post', ID, 'Çiğ süt')).toBe('cig-sut');
  expect(slugOf('post', ID, "Türkiye'nin %100 Doğal Balı")).toBe('turkiyenin-100-dogal-bali');
});

it('SLUG-06 trims the edges of a category', () => {
  expect(slugOf('category', ID, ' Tarifler ')).toBe('tarifler');
});

it('SLUG-08 falls back to the kind and the id', () => {
  expect(slugOf('post', ID, '???')).toBe('yazi-019a1b2c');
  expect(slugOf('category', ID, '!')).toBe('kategori-019a1b2c');
});

it.each(['yeni', 'duzenle', 'kategoriler', 'yorumlar'])('SLUG-08 refuses the route word %s for a post', (word) => {
  expect(refusalOf(word)).toMatchObject({
    code: 'slug-reserved',
    kind: 'unprocessable',
    fieldErrors: [{ field: 'slug', code: 'slug-reserved' }],
  });
});

it('SLUG-08 refuses a typed slug that is not valid', () => {
  for (const text of ['', 'Çay', 'cay-', 'a/b', 'a'.repeat(81)]) {
    expect(refusalOf(text)).toMatchObject({ code: 'slug-invalid', kind: 'unprocessable' });
  }
  expect(typedPostSlug('cay-demleme')).toBe('cay-demleme');
});
