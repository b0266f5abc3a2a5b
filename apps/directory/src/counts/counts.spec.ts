import { Counts } from './counts.js';

const spelling = (cityKey: string, name: string, country = 'KKTC') =>
  `spelling:${JSON.stringify([cityKey, name, country])}`;

it('PUB-CITY-07 uses the official name of a province, and the most frequent spelling of any other city', () => {
  const counts = new Counts([
    { key: 'city:istanbul', businesses: 5 },
    { key: 'city:lefkosa', businesses: 3 },
    { key: spelling('lefkosa', 'Lefkosa'), businesses: 1 },
    { key: spelling('lefkosa', 'Lefkoşa'), businesses: 2 },
  ]);
  expect(counts.cities()).toEqual([
    { key: 'istanbul', name: 'İstanbul', country: 'Türkiye', businessCount: 5 },
    { key: 'lefkosa', name: 'Lefkoşa', country: 'KKTC', businessCount: 3 },
  ]);
});

it('PUB-DIST-06 a district counts the businesses matched by address and those assigned by hand', () => {
  const district = { id: 'd1', cityKey: 'istanbul', nameKey: 'kadikoy' };
  const tallies = [
    { key: 'district:k:istanbul/kadikoy', businesses: 4 },
    { key: 'district:id:d1', businesses: 2 },
    { key: 'district:id:d2', businesses: 9 },
  ];
  expect(new Counts(tallies).ofDistrict(district)).toBe(6);
});

it('returns 0 for a category without a count', () => {
  expect(new Counts([]).ofCategory('c')).toBe(0);
});
