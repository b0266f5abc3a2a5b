import { MOST_LINKED } from '@tedarik/commands';
import fc from 'fast-check';
import { type Bulk, changeInBulk, formerOf, undoInBulk } from './bulk-change.js';

const BUSINESS: Bulk = {
  id: 'b',
  revision: 1,
  status: 'active',
  verified: false,
  featured: false,
  categoryIds: ['tea', 'honey'],
  serviceAttributeIds: [],
};
const failure = (work: () => unknown): unknown => {
  try {
    return work();
  } catch (error) {
    return (error as { code?: string }).code;
  }
};

describe('bulk changes', () => {
  it('returns the changed values, or nothing if the business already has them', () => {
    expect(changeInBulk(BUSINESS, { status: 'inactive' })).toEqual({ status: 'inactive' });
    expect(changeInBulk(BUSINESS, { verified: true })).toEqual({ verified: true });
    expect(changeInBulk(BUSINESS, { featured: true })).toEqual({ featured: true });
    expect(changeInBulk(BUSINESS, { addCategoryId: 'fish' })).toEqual({ categoryIds: ['tea', 'honey', 'fish'] });
    expect(changeInBulk(BUSINESS, { removeCategoryId: 'tea' })).toEqual({ categoryIds: ['honey'] });
    expect(changeInBulk(BUSINESS, { addServiceAttributeId: 'cargo' })).toEqual({ serviceAttributeIds: ['cargo'] });
    expect(
      changeInBulk({ ...BUSINESS, serviceAttributeIds: ['cargo'] }, { removeServiceAttributeId: 'cargo' }),
    ).toEqual({ serviceAttributeIds: [] });
    for (const same of [
      { status: 'active' as const },
      { verified: false },
      { featured: false },
      { addCategoryId: 'tea' },
      { removeCategoryId: 'fish' },
      { removeServiceAttributeId: 'cargo' },
    ])
      expect(changeInBulk(BUSINESS, same)).toBeUndefined();
  });

  it('refuses a status that may not follow, removing the last category, and one category too many', () => {
    const full = { ...BUSINESS, categoryIds: Array.from({ length: MOST_LINKED }, (_, at) => `c${at}`) };
    expect(failure(() => changeInBulk(BUSINESS, { status: 'pending' }))).toBe('status-change-not-allowed');
    expect(failure(() => changeInBulk({ ...BUSINESS, categoryIds: ['tea'] }, { removeCategoryId: 'tea' }))).toBe(
      'last-category',
    );
    expect(failure(() => changeInBulk(full, { addCategoryId: 'tea' }))).toBe('too-many-linked');
  });

  it('restores the former value unless that value was changed in the meantime', () => {
    const [before, after] = [{ status: 'pending' as const }, { status: 'active' as const }];
    expect(undoInBulk(BUSINESS, before, after)).toEqual(before);
    expect(undoInBulk({ ...BUSINESS, status: 'pending' }, before, after)).toBeUndefined();
    expect(failure(() => undoInBulk({ ...BUSINESS, status: 'inactive' }, before, after))).toBe(
      'business-changed-meanwhile',
    );
  });

  it('restores the order of a list, and keeps the entries that were added since', () => {
    const [before, after] = [{ categoryIds: ['tea', 'honey'] }, { categoryIds: ['honey'] }];
    const now = (categoryIds: string[]) => undoInBulk({ ...BUSINESS, categoryIds }, before, after);
    expect(now(['honey'])).toEqual(before);
    expect(now(['honey', 'fish'])).toEqual({ categoryIds: ['honey', 'fish', 'tea'] });
    expect(now(['fish', 'tea'])).toBeUndefined();
    const added = () => undoInBulk({ ...BUSINESS, categoryIds: ['fish'] }, after, { categoryIds: ['honey', 'fish'] });
    expect(failure(added)).toBe('last-category');
  });

  it('a change and its undo do not affect the other categories of the business', () => {
    const ids = fc.uniqueArray(fc.constantFrom('a', 'b', 'c', 'd', 'e'), { minLength: 1 });
    fc.assert(
      fc.property(ids, ids, fc.constantFrom('a', 'b', 'c'), fc.boolean(), (had, later, id, isAdded) => {
        const changes = isAdded ? { addCategoryId: id } : { removeCategoryId: id };
        const business = { ...BUSINESS, categoryIds: had };
        const after = failure(() => changeInBulk(business, changes)) as { categoryIds: string[] } | string | undefined;
        fc.pre(typeof after === 'object');
        const back = failure(() => undoInBulk({ ...business, categoryIds: later }, formerOf(business, after), after));
        if (back === 'last-category') return later.join() === id;
        const now = back === undefined ? later : (back as { categoryIds: string[] }).categoryIds;
        const others = (list: string[]) => list.filter((one) => one !== id).sort();
        return now.includes(id) === had.includes(id) && JSON.stringify(others(now)) === JSON.stringify(others(later));
      }),
    );
  });
});
