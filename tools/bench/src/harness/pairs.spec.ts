import { interleaved, verdictOn } from './pairs.js';

it('measures both sides in turn, and passes the number of the round', async () => {
  const order: string[] = [];
  const side = (name: string, figure: number) => (round: number) => {
    order.push(`${name}${round}`);
    return Promise.resolve(figure + round);
  };
  const pairs = await interleaved(3, { ours: side('ours', 10), yardstick: side('yardstick', 20) });
  expect(order).toEqual(['ours0', 'yardstick0', 'ours1', 'yardstick1', 'ours2', 'yardstick2']);
  expect(pairs).toEqual([
    { ours: 10, yardstick: 20 },
    { ours: 11, yardstick: 21 },
    { ours: 12, yardstick: 22 },
  ]);
});

describe('the verdict on pairs', () => {
  // The medians of both sides, 20 and 40, would make 0.5.
  const pairs = [
    { ours: 30, yardstick: 40 },
    { ours: 8, yardstick: 10 },
    { ours: 20, yardstick: 50 },
  ];

  it('is the median of the ratios, not the ratio of the medians, with its spread', () => {
    const verdict = verdictOn(pairs, { keep: 'at least', ratio: 0.7 });
    expect(verdict).toEqual({ ours: 20, yardstick: 40, ratio: 0.75, lowest: 0.4, highest: 0.8, isMet: true });
  });

  it('accepts a rate at or above its goal and a time at or below it', () => {
    expect(verdictOn(pairs, { keep: 'at least', ratio: 0.75 }).isMet).toBe(true);
    expect(verdictOn(pairs, { keep: 'at least', ratio: 0.76 }).isMet).toBe(false);
    expect(verdictOn(pairs, { keep: 'at most', ratio: 0.75 }).isMet).toBe(true);
    expect(verdictOn(pairs, { keep: 'at most', ratio: 0.74 }).isMet).toBe(false);
  });

  it('throws without pairs, and for figures that have no ratio', () => {
    expect(() => verdictOn([], { keep: 'at most', ratio: 1 })).toThrow('no ratio');
    expect(() => verdictOn([{ ours: NaN, yardstick: 1 }], { keep: 'at most', ratio: 1 })).toThrow('no ratio');
    expect(() => verdictOn([{ ours: 1, yardstick: 0 }], { keep: 'at least', ratio: 1 })).toThrow('no ratio');
  });
});
