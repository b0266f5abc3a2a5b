import { SaveSearch } from '@tedarik/commands';
import { PageReads } from '../page-cache/page-reads.js';
import { Tables } from '../reference-tables/tables.js';
import { MySearchesResolver } from './my-searches.resolver.js';

const dairy = {
  ...{ id: 'dairy', slug: 'sut-urunleri', name: 'Süt Ürünleri', sortKey: 'a', sortOrder: null },
  ...{ description: null, businessCount: 0 },
};
const tables = new Tables({
  ...{ categories: [dairy], cities: [], districts: [], certificates: [], serviceAttributes: [] },
  ...{ synonyms: [], stopWords: [], formerSlugs: [{ kind: 'category', slug: 'mandira', to: dairy.slug }] },
});
const visitor = { accountId: '01935a6e-5f3a-7c41-9b1e-2f6d8a0c4d10', name: 'Ayşe', verified: true };

it('saves a search with the current slugs of its categories, without duplicates; unknown slugs stay', async () => {
  const send = jest.fn();
  const resolver = new MySearchesResolver(
    { send } as never,
    { take: () => Promise.resolve() } as never,
    { read: () => Promise.resolve(tables) } as never,
  );
  const categories = ['mandira', 'yok', 'sut-urunleri', 'dairy'];
  const criteria = { text: 'peynir', categories, services: [], certificates: [] };
  await resolver.keepSearch({ name: 'Peynirciler', criteria, mails: true }, visitor, new PageReads());
  expect(send).toHaveBeenCalledWith(
    SaveSearch,
    { name: 'Peynirciler', criteria: { ...criteria, categories: ['sut-urunleri', 'yok'] }, mails: true },
    expect.anything(),
  );
});
