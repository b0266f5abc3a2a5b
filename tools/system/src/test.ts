import { readFileSync, rmSync } from 'node:fs';
import { totalmem } from 'node:os';
import { startStack } from '@tedarik/stack';
import { journeys } from './journeys.js';
import { command, complain, step } from './progress.js';
import { runTool } from './run-script.js';
import { jestTimes, type JestReport, showSlowest } from './slowest.js';
import { audit, licencesHere } from './supply-chain.js';
import type { Tally } from './tally.js';
import { Workplace } from './workplace.js';

type Part = [name: string, work: () => Promise<Tally>];

/** Both make much that does not last. With the 16 MB that V8 gives it, a sixth of their time goes into clearing up. */
const ROOM_FOR_THE_SHORT_LIVED = `${process.env['NODE_OPTIONS'] ?? ''} --max-semi-space-size=64`;
/** Two systems, Jest's workers and what they start hold about 11 GB. */
const IS_ROOMY = totalmem() > 12 * 2 ** 30;

/**
 * `npm test`: all that a contributor must pass. Own folders and ports, so it may run beside `npm start`.
 * `args` name a part, and after it what of it: 'jest apps/imports', 'e2e parts-away'. With FULL=1 (`npm run test:full`) journeys
 * that are heavy for their kind, `@full` in their titles, are walked, too.
 */
export const main = (args: string[]): Promise<void> =>
  command(async () => {
    const workplace = new Workplace(`.local/test-${process.pid}`);
    const [only, ...filter] = args;
    const tally: Tally = { passed: 0, failed: 0, skipped: 0 };
    for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => process.exit(130));
    process.once('exit', () => rmSync(workplace.dir, { recursive: true, force: true }));

    const walkers = IS_ROOMY && !filter.length ? 2 : 1;
    const lanes: Part[][] = [
      [
        ['static', () => checks(LINT)],
        ['jest', () => jest(workplace, filter)],
      ],
      [
        ['static', () => checks(TYPES_AND_FORMAT)],
        ['static', dependencies],
        ['e2e', () => journeys(workplace, filter, walkers)],
      ],
    ];
    const run = async (lane: Part[]) => {
      for (const [name, work] of lane) {
        if (only && name !== only) continue;
        const { passed, failed, skipped } = await work().catch(notEvenBegun);
        tally.passed += passed;
        tally.failed += failed;
        tally.skipped += skipped;
      }
    };
    // One after the other: side by side they were quicker, but of two such runs on two cores one lost four tests to waits that ran out.
    for (const lane of lanes) await run(lane);

    const skipped = tally.skipped ? `, ${tally.skipped} skipped` : '';
    console.log(`\n${tally.passed} passed, ${tally.failed} failed${skipped}`);
    process.exitCode = tally.failed || !tally.passed ? 1 : 0;
  });

function notEvenBegun(error: unknown): Tally {
  complain(error);
  return { passed: 0, failed: 1, skipped: 0 };
}

type Check = [title: string, tool: string, ...args: string[]];

/** TypeScript 7. Lint needs the interface of 6, which is `tsc` (docs/adr/0036). On one thread it takes half of the processors' time. */
const typesOf = (project: string): [tool: string, ...args: string[]] => [
  '../typescript-7/bin/tsc',
  '--singleThreaded',
  '-p',
  project,
];
/** Types are checked in few large programs: project by project, each library is checked once more for everybody who uses it. */
const TYPES_AND_FORMAT: Check[] = [
  ['Types of services and libraries', ...typesOf('tsconfig.servers.json')],
  ['Types of the gateway', ...typesOf('apps/gateway')],
  ['Types of the web app', ...typesOf('apps/web')],
  ['Types of the journeys', ...typesOf('e2e/tsconfig.types.json')],
  ['Format', 'prettier', '--check', '--log-level=warn', '.'],
];
const LINT: Check[] = [
  ['Lint', 'eslint', '-c', 'eslint.whole.config.mjs', '--ignore-pattern', 'apps/web', '.'],
  ['Lint of the web app', 'eslint', '-c', 'eslint.whole.config.mjs', 'apps/web'],
];

/** Each check counts as one test. */
async function checks(all: Check[]): Promise<Tally> {
  // Lint takes 2.8 GB; a machine with 8 GB would give it two.
  const env = { NODE_OPTIONS: `${ROOM_FOR_THE_SHORT_LIVED} --max-old-space-size=4096` };
  let passed = 0;
  for (const [title, tool, ...args] of all) {
    const code = await step(title, () => runTool(tool, args, env));
    if (code === 0) passed++;
  }
  return { passed, failed: all.length - passed, skipped: 0 };
}

/** Licences of what is installed, and what the registry knows of it. It may be out of reach: that is said, and no failure. */
async function dependencies(): Promise<Tally> {
  const licences = await step('Licences', () => Promise.resolve(licencesHere()));
  const advisories = await step('Advisories of the registry', audit);
  const bad = [...licences, ...('high' in advisories ? advisories.high : [])];
  for (const one of bad) console.error(`  ${one}`);
  if ('unknown' in advisories) console.log(`  Advisories could NOT be checked: ${advisories.unknown}`);
  const failed = Number(licences.length > 0) + Number('high' in advisories && advisories.high.length > 0);
  const skipped = Number('unknown' in advisories);
  return { passed: 2 - failed - skipped, failed, skipped };
}

/** Unit, web and integration tests; the integration tests get real parts of their own. All of them share modules in groups. */
async function jest(workplace: Workplace, filter: string[]): Promise<Tally> {
  const stack = await step('Starting the parts of the tests', () =>
    startStack({ dir: workplace.file('stack-jest'), persistent: false, inMemory: true }),
  );
  try {
    const urls = Object.fromEntries(
      stack.parts.map(({ name, url }) => [`${name === 'mongo' ? 'MONGODB' : name.toUpperCase()}_URL`, url]),
    );
    const groups: Record<string, string> = filter.length ? {} : { TEST_GROUPS: workplace.file('groups') };
    const env = { ...urls, ...groups, NODE_OPTIONS: ROOM_FOR_THE_SHORT_LIVED };
    const report = workplace.file('jest.json');
    const options = ['--json', `--outputFile=${report}`, `--maxWorkers=${IS_ROOMY ? 3 : 2}`];
    await step('Unit and integration tests', () => runTool('jest', [...options, ...filter], env));
    const result = JSON.parse(readFileSync(report, 'utf8')) as JestReport;
    showSlowest(jestTimes(result));
    return {
      passed: result.numPassedTests,
      failed: result.numFailedTests + result.numRuntimeErrorTestSuites,
      skipped: result.numPendingTests,
    };
  } finally {
    await stack.stop();
  }
}
