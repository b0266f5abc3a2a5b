import { nameKey } from '@tedarik/turkish';
import fc from 'fast-check';
import { siteOf } from './prepared.js';
import { maker } from '../test/labelled/generated.js';
import {
  contactsIn,
  DOUBTFUL,
  findLikelyMatches,
  findLikelyPairs,
  findLikelySought,
  matchKeysOf,
  plausibleCandidates,
  SURE,
} from './index.js';

const ALL = { atLeast: 0.001 };
const RECORDS = maker(11)
  .pairs(120)
  .flatMap(({ records, others = [] }) => [...records, ...others]);

it('is sure that a business with a telephone, website or place id matches its own copy', () => {
  const twins = RECORDS.map((record) => ({ ...record, id: `${record.id} again` }));
  const sure = new Set(findLikelyMatches(twins, RECORDS, { atLeast: SURE }).map(({ one, other }) => `${one}/${other}`));
  const known = RECORDS.filter(({ phones, website, placeId }) => phones.length > 0 || website || placeId);
  expect(known.filter(({ id }) => !sure.has(`${id}/${id} again`))).toEqual([]);
});

it('finds the same pairs, each once, for any order of the businesses', () => {
  const usual = findLikelyPairs(RECORDS, ALL);
  expect(new Set(usual.map(({ one, other }) => `${one} ${other}`)).size).toBe(usual.length);
  const tellOf = (pairs: typeof usual) =>
    pairs.map(({ one, other, probability }) => [one, other, probability.toFixed(9)]);
  fc.assert(
    fc.property(fc.shuffledSubarray(RECORDS, { minLength: RECORDS.length }), (shuffled) => {
      expect(tellOf(findLikelyPairs(shuffled, ALL)).toSorted()).toEqual(tellOf(usual).toSorted());
    }),
    { numRuns: 20 },
  );
});

it('gives each pair weighted reasons', () => {
  const [one, other] = [RECORDS[0]!, { ...RECORDS[0]!, id: 'moved', places: [] }];
  const [pair] = findLikelyPairs(
    [
      { ...one, phones: ['+902121112233'] },
      { ...other, phones: ['+902121112233'] },
    ],
    ALL,
  );
  expect(pair?.reasons.map(({ code }) => code)).toEqual(expect.arrayContaining(['same-name', 'same-phone']));
  expect(pair?.reasons.every(({ weight }) => Number.isFinite(weight) && weight !== 0)).toBe(true);
});

it('takes every likely candidate for plausible by its name and contacts alone, and most others not', () => {
  // Every word is common, so that many matches depend on their place.
  const words = new Map(RECORDS.flatMap(({ name }) => nameKey(name).split(' ')).map((word) => [word, 40]));
  const among = { businesses: RECORDS.length, words };
  const withoutPlaces = RECORDS.map((one) => ({ ...one, name: '', nameKey: nameKey(one.name), places: [] }));
  const rows = RECORDS.filter((_, at) => at % 4 === 0);
  const options = { atLeast: DOUBTFUL };
  const sought = rows.map((row) => ({ row, candidates: RECORDS.filter(({ id }) => id !== row.id) }));
  const likely = findLikelySought(sought, { ...options, among, businesses: RECORDS });
  expect(likely.length).toBeGreaterThan(50);
  for (const row of rows) {
    const candidates = withoutPlaces.filter(({ id }) => id !== row.id);
    const plausible = plausibleCandidates([{ row, candidates }], among, options);
    const its = likely.filter(({ one, other }) => one === row.id || other === row.id);
    expect(its.filter(({ one, other }) => !plausible.has(one) && !plausible.has(other))).toEqual([]);
    expect(plausible.size).toBeLessThan(RECORDS.length / 4);
  }
});

it('takes the telephone numbers and the site of a business from its keys', () => {
  for (const { website, phones, ...record } of RECORDS) {
    const contacts = contactsIn(matchKeysOf({ ...record, website, phones }));
    expect(contacts).toEqual({ phones: [...new Set(phones)], site: siteOf(website) });
  }
});
