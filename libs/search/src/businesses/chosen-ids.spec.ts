import { chosenIds, idsOfAll, idsOfAny } from './chosen-ids.js';

const NO_RECORD = '00000000-0000-0000-0000-000000000000';
const tables = {
  categories: [
    { id: 'honey', slug: 'bal' },
    { id: 'olives', slug: 'zeytin' },
  ],
  formerSlugs: [
    { kind: 'category', slug: 'ballar', to: 'bal' },
    { kind: 'category', slug: 'zeytin', to: 'bal' },
    { kind: 'category', slug: 'silinen', to: null },
    { kind: 'district', slug: 'semt', to: 'bal' },
  ],
  serviceAttributes: [{ id: 'exports', name: 'İhracat' }],
  certificates: [{ id: 'halal', name: 'Helal' }],
};
const ids = (over: Partial<Parameters<typeof chosenIds>[0]>) =>
  chosenIds({ categories: [], services: [], certificates: [], ...over }, tables);

describe('what a search is narrowed to', () => {
  it('is nothing where nothing is chosen', () => {
    expect(ids({})).toEqual({ categoryIds: [], serviceAttributeIds: [], certificateIds: [] });
  });

  it('is those of the categories that are there, each once, and what no business has where none is', () => {
    expect(idsOfAny(['honey', undefined, 'honey'])).toEqual(['honey']);
    expect(idsOfAny([undefined])).toEqual([NO_RECORD]);
    expect(ids({ categories: ['silinen', 'semt'] }).categoryIds).toEqual([NO_RECORD]);
  });

  it('SLUG-09 is a category by its slug before one that had it, and by a former slug', () => {
    expect(ids({ categories: ['zeytin'] }).categoryIds).toEqual(['olives']);
    expect(ids({ categories: ['ballar', 'bal'] }).categoryIds).toEqual(['honey']);
  });

  it('is all services and certificates: one that is not there is of no business', () => {
    expect(idsOfAll(['exports', undefined])).toEqual(['exports', NO_RECORD]);
    const { serviceAttributeIds, certificateIds } = ids({ services: ['ihracat'], certificates: ['helal', 'yok'] });
    expect([serviceAttributeIds, certificateIds]).toEqual([['exports'], ['halal', NO_RECORD]]);
  });
});
