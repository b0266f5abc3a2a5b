import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Bench } from './harness/bench.js';
import { runBenches } from './run-benches.js';
import type { BenchContext } from './bench-context.js';

const folder = mkdtempSync(join(tmpdir(), 'bench-'));
const written = () => {
  const [file] = readdirSync(join(folder, 'bench'));
  return JSON.parse(readFileSync(join(folder, 'bench', file!), 'utf8')) as { outcomes: object[]; failures: object[] };
};
const surroundings = { workplace: join(folder, 'run'), sizes: {} } as BenchContext;
const bench = (id: string, run: Bench['run']): Bench => ({ id, name: id.toLowerCase(), needsDataset: false, run });
const outcome = {
  title: 't',
  unit: 'ms',
  pairs: [{ ours: 1, yardstick: 1 }],
  goal: { keep: 'at most' as const, ratio: 1 },
};
beforeEach(() => {
  for (const print of ['log', 'error'] as const) jest.spyOn(console, print).mockImplementation(() => undefined);
});
afterEach(() => jest.restoreAllMocks());
afterAll(() => rmSync(folder, { recursive: true }));

it('writes the results after each bench, names the one that failed and continues with the rest', async () => {
  const seen: object[] = [];
  const benches = [
    bench('B1', () => Promise.resolve([outcome])),
    bench('B2', () => Promise.reject(new Error('outcome-unknown'))),
    bench('B3', () => {
      seen.push(written());
      return Promise.resolve([outcome]);
    }),
  ];
  expect(await runBenches(benches, surroundings)).toBe(1);
  expect(console.error).toHaveBeenCalledWith('B2 b2 could not run:', expect.any(Error));
  const failures = [{ bench: 'B2', why: 'outcome-unknown' }];
  expect(seen).toMatchObject([{ outcomes: [{ title: 't' }], failures }]);
  expect(written()).toMatchObject({ outcomes: [{ title: 't' }, { title: 't' }], failures });
});
