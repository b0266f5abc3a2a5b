import { aBusinessInput } from '@tedarik/testing';
import { createBusiness, rateBusiness } from './business.js';

const NOW = new Date('2026-11-21T09:00:00Z');
const business = createBusiness(aBusinessInput({ products: [] }), { id: 'b-1', slug: 'b', isNamesake: false }, NOW);

describe('rateBusiness', () => {
  it('PUB-REV-17 stores a newer rating as a new version; the revision stays, so open forms can still be saved', () => {
    const rated = rateBusiness(business, { averageRating: 4.3, reviewCount: 4, version: 1 });
    expect(rated).toMatchObject({ averageRating: 4.3, reviewCount: 4, version: 2, revision: 1 });
  });

  it('PUB-REV-17 ignores a rating that is delivered twice or late', () => {
    const rated = rateBusiness(business, { averageRating: 4.3, reviewCount: 4, version: 7 })!;
    expect(rateBusiness(rated, { averageRating: 4.3, reviewCount: 4, version: 7 })).toBeUndefined();
    expect(rateBusiness(rated, { averageRating: 5, reviewCount: 1, version: 6 })).toBeUndefined();
  });

  it('PUB-REV-21 removes the rating when the last review is deleted', () => {
    const rated = rateBusiness(business, { averageRating: 4.3, reviewCount: 4, version: 1 })!;
    const bare = rateBusiness(rated, { averageRating: null, reviewCount: 0, version: 2 });
    expect(bare).toMatchObject({ averageRating: null, reviewCount: 0 });
  });
});
