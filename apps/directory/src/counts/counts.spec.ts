import { Counts } from './counts.js';

const spelling = (cityKey: string, name: string, country = 'KKTC') =>
  `spelling:${JSON.stringify([cityKey, name, country])}`;

it('PUB-CITY-07 names a province officially, any other city as most businesses write it', () => {
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

it('PUB-DIST-06 counts a district by its address and by hand', () => {
  const district = { id: 'd1', cityKey: 'istanbul', nameKey: 'kadikoy' };
  const tallies = [
    { key: 'district:k:istanbul/kadikoy', businesses: 4 },
    { key: 'district:id:d1', businesses: 2 },
    { key: 'district:id:d2', businesses: 9 },
  ];
  expect(new Counts(tallies).ofDistrict(district)).toBe(6);
});

it('counts nothing under what is not there', () => {
  expect(new Counts([]).ofCategory('c')).toBe(0);
});
