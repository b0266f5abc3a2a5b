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

describe('the ids of the chosen filters', () => {
  it('are empty when nothing is chosen', () => {
    expect(ids({})).toEqual({ categoryIds: [], serviceAttributeIds: [], certificateIds: [] });
  });

  it('are those of the known categories, each once, or an id that matches nothing when none is known', () => {
    expect(idsOfAny(['honey', undefined, 'honey'])).toEqual(['honey']);
    expect(idsOfAny([undefined])).toEqual([NO_RECORD]);
    expect(ids({ categories: ['silinen', 'semt'] }).categoryIds).toEqual([NO_RECORD]);
  });

  it('SLUG-09 resolve a slug to its current category first, then to one that formerly had it', () => {
    expect(ids({ categories: ['zeytin'] }).categoryIds).toEqual(['olives']);
    expect(ids({ categories: ['ballar', 'bal'] }).categoryIds).toEqual(['honey']);
  });

  it('contain every chosen service and certificate; an unknown one matches no business', () => {
    expect(idsOfAll(['exports', undefined])).toEqual(['exports', NO_RECORD]);
    const { serviceAttributeIds, certificateIds } = ids({ services: ['ihracat'], certificates: ['helal', 'yok'] });
    expect([serviceAttributeIds, certificateIds]).toEqual([['exports'], ['halal', NO_RECORD]]);
  });
});
