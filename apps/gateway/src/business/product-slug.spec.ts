import { v7 } from 'uuid';
import { idOfProductSlug, productSlug } from './product-slug.js';

describe('the address of a product', () => {
  it.each([v7(), '00000000-0000-0000-0000-000000000000', 'ffffffff-ffff-ffff-ffff-ffffffffffff'])(
    'contains the name of the product, and resolves to the id %s',
    (id) => {
      const slug = productSlug({ id, name: 'Isırgan Çayı & Işgın' });
      expect(slug).toMatch(/^isirgan-cayi-[a-z-]*isgin-[0-9a-z]{25}$/);
      expect(idOfProductSlug(slug)).toBe(id);
    },
  );

  it('contains only the id if the name has no letter that an address can contain', () => {
    const id = v7();
    expect(idOfProductSlug(productSlug({ id, name: '…' }))).toBe(id);
  });

  it.each([
    '',
    'pul-biber',
    'pul-biber-123',
    `x-${'z'.repeat(25)}`,
    `x-${'0'.repeat(24)}1`,
    `x${'0'.repeat(25)}`,
    `X-${'A'.repeat(25)}`,
  ])('resolves to no product if its slug is %p', (slug) => expect(idOfProductSlug(slug)).toBeUndefined());
});
