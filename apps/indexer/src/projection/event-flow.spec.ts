import { Logger } from '@nestjs/common';
import { firstFinding, simulated } from '@tedarik/testing/simulation';
import { EventFlow } from '../../test/simulation/event-flow.js';
import { PLANTED, type PlantedFault } from '../../test/simulation/planted.js';

jest.mock('node:timers/promises', () => ({
  ...jest.requireActual<object>('node:timers/promises'),
  setTimeout: jest.requireActual<{ pauseInVirtualTime: unknown }>('@tedarik/testing/simulation').pauseInVirtualTime,
}));

const SEEDS = process.env['FULL'] ? 3_000 : 200;
const FOUND_WITHIN = 200;

beforeAll(() => Logger.overrideLogger(false));

const violations = (planted?: PlantedFault) => (seed: number) =>
  simulated(jest, seed, (run) => new EventFlow(run, planted).violations());

it(
  `I1 I3 I4 I8 I9 no change is lost, doubled or overtaken on its way to the index, under ${SEEDS} seeds`,
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
