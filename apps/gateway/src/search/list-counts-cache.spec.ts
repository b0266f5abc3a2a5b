import type { BusinessCounts } from '@tedarik/search';
import { Tables } from '../reference-tables/tables.js';
import type { BusinessQuery } from './business-query.js';
import { ListCountsCache } from './list-counts-cache.js';

const tables = () =>
  new Tables({
    ...{ categories: [], cities: [], districts: [], certificates: [] },
    ...{ serviceAttributes: [], synonyms: [], stopWords: [], formerSlugs: [] },
  });
const counts = (total: number): BusinessCounts => ({ total, isAny: true, facets: new Map(), services: new Map() });
const query: BusinessQuery = { text: 'bal', categoryIds: ['a'], sort: 'rating', page: 1, pageSize: 12 };
const near = { lat: 41, lon: 29 };

describe('the counts of a list', () => {
  const now = tables();
  let kept: ListCountsCache;
  const total = (of: BusinessQuery, from = now) => kept.of(of, from).get('closely')?.total;
  beforeEach(() => {
    kept = new ListCountsCache();
    kept.of(query, now).set('closely', counts(7));
  });

  it.each<[string, Partial<BusinessQuery>]>([
    ['page', { page: 2 }],
    ['order', { sort: 'name' }],
    ['place that only orders', { sort: 'nearest', near }],
  ])('are reused for another %s', (_, other) => {
    expect(total({ ...query, ...other })).toBe(7);
  });

  it.each<[string, Partial<BusinessQuery>]>([
    ['text', { text: 'balık' }],
    ['category', { categoryIds: [] }],
    ['minute', { moment: { day: '2026-11-24', minuteOfWeek: 1 } }],
    ['radius', { near, within: 5_000 }],
  ])('are not reused for another %s', (_, other) => {
    expect(total({ ...query, ...other })).toBeUndefined();
  });

  it('are not reused for another way to match', () => {
    expect(kept.of(query, now).get('nearly')).toBeUndefined();
  });

  it('are dropped when the tables are reloaded or when lists change', () => {
    expect(total(query, tables())).toBeUndefined();
    kept.of(query, now).set('closely', counts(8));
    kept.forget();
    expect(total(query)).toBeUndefined();
  });

  it('are not stored when lists have changed since their search began', () => {
    const before = kept.of({ ...query, text: 'çay' }, now);
    kept.forget();
    before.set('closely', counts(9));
    expect(total({ ...query, text: 'çay' })).toBeUndefined();
  });
});
