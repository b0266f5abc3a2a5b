import { aCategory, aSite } from '../../testing/builders.js';
import type { FoundCategory } from './api/load-category.js';
import { categoryHead } from './category-seo.js';

it('U25: PUB-SEO-01 the title of a category says more than its name', () => {
  const found = { category: aCategory(), businesses: { items: [] } } as unknown as FoundCategory;
  expect(categoryHead(found, 1, aSite()).title).toBe('Baharat Tedarikçileri');
});
