import { differenceOf, sumOf, talliesOf } from './tallies.js';

const business = (countedUnder: string[], held: string[] = [], deletedAt: Date | null = null) => ({
  countedUnder,
  serviceAttributeIds: held,
  certificates: held.map((certificateId) => ({ certificateId, issuedDate: null, expiryDate: null })),
  deletedAt,
});

it('adds up what stands under one key, and drops what comes to nothing', () => {
  const tallies = [
    { key: 'city:izmir', businesses: 3 },
    { key: 'category:c', businesses: 1 },
    { key: 'city:izmir', businesses: -1 },
    { key: 'category:c', businesses: -1 },
  ];
  expect(sumOf(tallies)).toEqual([{ key: 'city:izmir', businesses: 2 }]);
});

it('GEN-17 says what a change adds to the counts and takes from them', () => {
  const before = [business(['category:a', 'city:izmir']), business(['category:a'])];
  const after = [business(['category:b', 'city:izmir']), business(['category:a'])];
  expect(differenceOf(talliesOf(before), talliesOf(after))).toEqual([
    { key: 'category:a', businesses: -1 },
    { key: 'category:b', businesses: 1 },
  ]);
});

it('counts a described record once, of hidden businesses too, of deleted ones not', () => {
  const stored = [business([], ['k', 'k']), business([], ['k'], new Date())];
  expect(sumOf(talliesOf(stored))).toEqual([
    { key: 'certificate:k', businesses: 1 },
    { key: 'service-attribute:k', businesses: 1 },
  ]);
});
