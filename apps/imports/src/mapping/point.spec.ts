import { hasSwappedPoints } from './point.js';

const rize = { address: 'Hal Yolu No:3, Rize', latitude: '41.02', longitude: '40.52' };
const izmir = { address: 'Hal Yolu No:4, İzmir', latitude: '38.42', longitude: '27.14' };
const swapped = (one: typeof izmir) => ({ ...one, latitude: one.longitude, longitude: one.latitude });
const damascus = { address: 'Straight Street 5, Damascus', latitude: '36.3', longitude: '33.51' };

describe('the points of a file', () => {
  it.each([
    ['the only place that a province tells', [swapped(izmir), swapped(rize), swapped(rize)]],
    ['nearly all', [...Array.from({ length: 9 }, () => swapped(izmir)), izmir]],
    ['places of a file that also has some abroad', [swapped(izmir), swapped(damascus)]],
  ])('are swapped: %s', (_which, records) => {
    expect(hasSwappedPoints(records)).toBe(true);
  });

  it.each([
    ['none', []],
    ['as they should be', [izmir, rize]],
    ['in an order that fits both ways', [swapped(rize)]],
    ['abroad, where they fit Türkiye when swapped', [swapped(damascus), swapped(damascus)]],
    ['of another country, which is named', [{ ...swapped(izmir), country: 'Syria' }]],
    ['swapped in some rows only', [swapped(izmir), izmir]],
    ['unknown', [{ ...izmir, latitude: '', longitude: '' }]],
  ])('are left as they are: %s', (_which, records) => {
    expect(hasSwappedPoints(records)).toBe(false);
  });
});
