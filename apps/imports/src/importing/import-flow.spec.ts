import { Logger } from '@nestjs/common';
import { firstFinding, simulated } from '@tedarik/testing/simulation';
import { ImportFlow, PLANTED, type PlantedFault } from '../../test/simulation/import-flow.js';

jest.mock('node:timers/promises', () => ({
  ...jest.requireActual<object>('node:timers/promises'),
  setTimeout: jest.requireActual<{ pauseInVirtualTime: unknown }>('@tedarik/testing/simulation').pauseInVirtualTime,
}));

const SEEDS = process.env['FULL'] ? 3_000 : 200;
const FOUND_WITHIN = 200;

beforeAll(() => Logger.overrideLogger(false));

const violations = (planted?: PlantedFault) => (seed: number) =>
  simulated(jest, seed, (run) => new ImportFlow(run, planted).violations());

it(
  `I2 I6 F12 F13 each row of an import is sent once, however often workers die or pause, under ${SEEDS} seeds`,
  async () => {
    expect(await firstFinding(SEEDS, violations())).toBeUndefined();
  },
  20 * 60_000,
);

// `PRINT_FINDINGS=1` prints the rows of docs/faults.md.
it.each(PLANTED)('the simulation finds the fault %s', async (planted) => {
  const found = await firstFinding(FOUND_WITHIN, violations(planted));
  if (process.env['PRINT_FINDINGS'])
    process.stdout.write(`| ${planted} | ${found?.seed} | ${found?.violated.join('; ')} |\n`);
  expect(found).toBeDefined();
});
