import { mapsRecords } from '@tedarik/generate';
import { type ComparableBusiness, DOUBTFUL, findLikelyMatches } from '@tedarik/matching';
import { fold, toE164 } from '@tedarik/turkish';
import { cityKeyOf } from '@tedarik/turkish/places';
import type { Bench } from '../harness/bench.js';

/** Promised time per business in seconds: 100,000 businesses are compared with as many rows within a minute, in one thread. */
const PROMISED_SECONDS_EACH = 60 / 100_000;

export const matchingBench: Bench = {
  id: 'B17',
  name: 'matching',
  needsDataset: false,
  run({ sizes: { businesses: count } }) {
    const businesses = comparable(count, 1);
    const rows = comparable(count, 2);
    const began = performance.now();
    const pairs = findLikelyMatches(rows, businesses, { atLeast: DOUBTFUL });
    const ours = (performance.now() - began) / 1000;
    const outcome = {
      title: `B17 ${count} rows compared with ${count} businesses`,
      unit: 's',
      pairs: [{ ours, yardstick: count * PROMISED_SECONDS_EACH }],
      goal: { keep: 'at most' as const, ratio: 1 },
      notes: [`${pairs.length} likely pairs`],
    };
    return Promise.resolve([outcome]);
  },
};

/** Generated businesses; half of those of the second seed are the same businesses as those of the first. */
function comparable(rows: number, seed: number): ComparableBusiness[] {
  const own = [...mapsRecords({ rows, seed: 1 })];
  const others = seed === 1 ? own : [...mapsRecords({ rows, seed })];
  return others.map((other, at): ComparableBusiness => {
    const { name, address, ...record } = seed !== 1 && at % 2 === 0 ? own[at]! : other;
    const text = (key: string) => (typeof record[key] === 'string' ? record[key] : null);
    const number = (key: string) => (typeof record[key] === 'number' ? record[key] : null);
    return {
      id: `${seed}-${at}`,
      name,
      placeId: seed === 1 ? text('place_id') : null,
      phones: [toE164(text('phone') ?? '')].filter((phone) => phone !== null),
      website: text('site') ?? text('website'),
      places: [
        {
          address: typeof address === 'string' ? address : '',
          cityKey: cityKeyOf(text('state') ?? fold(text('city') ?? '')),
          borough: text('borough'),
          latitude: number('latitude'),
          longitude: number('longitude'),
        },
      ],
    };
  });
}
