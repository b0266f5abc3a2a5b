import fc from 'fast-check';
import { maker } from '../test/labelled/generated.js';
import { findLikelyMatches, findLikelyPairs, SURE } from './index.js';

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
