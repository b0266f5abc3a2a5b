import { differenceOf, sumOf, talliesOf } from './tallies.js';

const business = (countedUnder: string[], held: string[] = [], deletedAt: Date | null = null) => ({
  countedUnder,
  serviceAttributeIds: held,
  certificates: held.map((certificateId) => ({ certificateId, issuedDate: null, expiryDate: null })),
  deletedAt,
});

it('adds up the counts of each key, and drops keys with a sum of zero', () => {
  const tallies = [
    { key: 'city:izmir', businesses: 3 },
    { key: 'category:c', businesses: 1 },
    { key: 'city:izmir', businesses: -1 },
    { key: 'category:c', businesses: -1 },
  ];
  expect(sumOf(tallies)).toEqual([{ key: 'city:izmir', businesses: 2 }]);
});

it('GEN-17 computes what a change adds to the counts and takes from them', () => {
  const before = [business(['category:a', 'city:izmir']), business(['category:a'])];
  const after = [business(['category:b', 'city:izmir']), business(['category:a'])];
  expect(differenceOf(talliesOf(before), talliesOf(after))).toEqual([
    { key: 'category:a', businesses: -1 },
    { key: 'category:b', businesses: 1 },
  ]);
});

it('counts a business once per certificate and service, also when it is hidden, but not when it is deleted', () => {
  const stored = [business([], ['k', 'k']), business([], ['k'], new Date())];
  expect(sumOf(talliesOf(stored))).toEqual([
    { key: 'certificate:k', businesses: 1 },
    { key: 'service-attribute:k', businesses: 1 },
  ]);
});
