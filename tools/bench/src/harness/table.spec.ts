import { figure, tableOf } from './table.js';

it('prints ratio, spread, goal and whether it is met, and the notes below', () => {
  const pairs = [
    { ours: 500, yardstick: 1_000 },
    { ours: 1_500, yardstick: 2_000 },
    { ours: 800, yardstick: 1_000 },
  ];
  const table = tableOf([
    { title: 'B4 kept', unit: 'req/s', pairs, goal: { keep: 'at least', ratio: 0.7 }, notes: ['p99 12 ms'] },
    { title: 'B8 lag', unit: 'ms', pairs, goal: { keep: 'at most', ratio: 0.5 } },
  ]);
  expect(table.split('\n').map((line) => line.replace(/ +/g, ' '))).toEqual([
    '| bench | ours | yardstick | ratio | min – max | goal | met |',
    expect.stringMatching(/^\|-+\|-+\|-+\|-+\|-+\|-+\|-+\|$/),
    '| B4 kept | 800 req/s | 1000 req/s | 0.75 | 0.5 – 0.8 | ≥ 0.7 | yes |',
    '| B8 lag | 800 ms | 1000 ms | 0.75 | 0.5 – 0.8 | ≤ 0.5 | no |',
    '',
    '- B4 kept: p99 12 ms',
  ]);
});

it.each([
  [1234.56, '1235'],
  [99.96, '100'],
  [12.345, '12.3'],
  [0.01234, '0.0123'],
  [NaN, '-'],
])('prints %d as %s', (value, printed) => {
  expect(figure(value)).toBe(printed);
});
