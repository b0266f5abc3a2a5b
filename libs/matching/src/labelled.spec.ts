import { type ComparableBusiness, DOUBTFUL, findLikelyMatches, findLikelyPairs, matchKeysOf, SURE } from './index.js';
import { maker } from '../test/labelled/generated.js';
import { HAND_WRITTEN } from '../test/labelled/hand-written.js';
import type { LabelledPair } from '../test/labelled/labelled-pair.js';

// The first half is for setting weights, the second one is only measured.
const DEVELOPMENT = [...maker(20_261_124).pairs(1_000), ...HAND_WRITTEN.filter((_, at) => at % 2 === 0)];
const HELD_OUT = [...maker(42).pairs(1_000), ...HAND_WRITTEN.filter((_, at) => at % 2 === 1)];

const recordsOf = (pairs: readonly LabelledPair[]): ComparableBusiness[] =>
  pairs.flatMap(({ records, others = [] }) => [...records, ...others]);
const keyOf = (one: string, other: string) => [one, other].toSorted().join(' ');

function score(pairs: readonly LabelledPair[]) {
  const found = new Map(
    findLikelyPairs(recordsOf(pairs), { atLeast: 0.001 }).map(({ one, other, probability }) => [
      keyOf(one, other),
      probability,
    ]),
  );
  const judged = pairs.map(({ kind, isOne, records: [one, other] }) => {
    return { kind, isOne, names: `${one.name} / ${other.name}`, probability: found.get(keyOf(one.id, other.id)) ?? 0 };
  });
  const sure = judged.filter(({ probability }) => probability >= SURE);
  const looked = judged.filter(({ probability }) => probability >= DOUBTFUL);
  const ones = judged.filter(({ isOne }) => isOne).length;
  const figures = {
    pairs: judged.length,
    precision: sure.filter(({ isOne }) => isOne).length / sure.length,
    recall: sure.filter(({ isOne }) => isOne).length / ones,
    recallWithDoubtful: looked.filter(({ isOne }) => isOne).length / ones,
    doubtful: (looked.length - sure.length) / judged.length,
  };
  if (process.env.SHOW_SCORES) {
    const wrong = judged.filter(({ isOne, probability }) => (isOne ? probability < DOUBTFUL : probability >= SURE));
    console.table(figures);
    console.table(wrong.slice(0, 40));
  }
  return figures;
}

it('has 2,000 labelled pairs', () => {
  expect(DEVELOPMENT.length + HELD_OUT.length).toBeGreaterThanOrEqual(2_000);
});

it.each([
  ['development', DEVELOPMENT],
  ['held-out', HELD_OUT],
])('has a precision of at least 99.5 % for sure pairs and a high recall on the %s half', (_, pairs) => {
  const figures = score(pairs);
  expect({ ...figures, isPrecise: figures.precision >= 0.995, finds: figures.recall >= 0.85 }).toMatchObject({
    isPrecise: true,
    finds: true,
  });
  expect(figures.recallWithDoubtful).toBeGreaterThanOrEqual(0.97);
});

it('leaves at most 3 of 100 rows of an import for manual review', () => {
  const { record, again, chance } = maker(7);
  const businesses = Array.from({ length: 4_000 }, () => record());
  const rows = businesses.map((business) => (chance(0.5) ? again(business) : record()));
  const doubtful = findLikelyMatches(rows, businesses, { atLeast: DOUBTFUL }).filter(
    ({ probability }) => probability < SURE,
  );
  const ofRows = new Set(rows.map(({ id }) => id));
  const inDoubt = new Set(doubtful.flatMap(({ one, other }) => [one, other].filter((id) => ofRows.has(id))));
  const toLookAt = inDoubt.size / rows.length;
  if (process.env.SHOW_SCORES) console.log({ toLookAt });
  expect(toLookAt).toBeLessThanOrEqual(0.03);
});

it('at least 97 of 100 pairs of the same business share a key by which an index finds them', () => {
  const pairs = [...DEVELOPMENT, ...HELD_OUT].filter(({ isOne }) => isOne);
  const missed = pairs.filter(({ records: [one, other] }) => {
    const keys = new Set(matchKeysOf(one));
    return !matchKeysOf(other).some((key) => keys.has(key));
  });
  if (process.env.SHOW_SCORES) console.log({ missed: missed.length, of: pairs.length });
  expect(missed.length / pairs.length).toBeLessThanOrEqual(0.03);
});
