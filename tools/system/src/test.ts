import { readFileSync, rmSync } from 'node:fs';
import { cpus, totalmem } from 'node:os';
import { resolve } from 'node:path';
import { startStack } from '@tedarik/stack';
import { findChromium } from './chromium.js';
import { folderCycles, importsHere } from './folder-cycles.js';
import { journeys } from './journeys.js';
import { command, complain, step } from './progress.js';
import { restoreDrill } from './restore-drill.js';
import { runTool } from './run-script.js';
import { jestTimes, type JestReport, showSlowest } from './reports.js';
import { auditDependencies, licencesHere } from './supply-chain.js';
import type { TestCounts } from './tally.js';
import { Workplace } from './workplace.js';

type Part = [name: string, work: () => Promise<TestCounts>];

/**
 * Option for tools that create many short-lived objects. With V8's default of 16 MB, garbage collection would take a sixth of their time.
 */
const ROOM_FOR_THE_SHORT_LIVED = `${process.env['NODE_OPTIONS'] ?? ''} --max-semi-space-size=64`;
/** Two systems, Jest's workers and their children need about 12 GB. */
const IS_ROOMY = totalmem() > 12 * 2 ** 30;
/** Journeys that run at a time. Each needs a system of its own, which is 2.5 GB. */
const WALKERS = Number(process.env['JOURNEYS_AT_ONCE'] ?? 2);

/**
 * `npm test`: everything that a contribution must pass. Uses its own folders and ports, so it may run beside `npm start`. `args` name a
 * part, optionally followed by a filter: 'jest apps/imports', 'e2e parts-away'. FULL=1 (`npm run test:full`) adds the journeys that take
 * longest (`@full` in their titles), and restores a backup of 10,000 businesses.
 */
export const main = (args: string[]): Promise<void> =>
  command(async () => {
    const workplace = new Workplace(`.local/test-${process.pid}`);
    const [only, ...filter] = args;
    const tally: TestCounts = { passed: 0, failed: 0, skipped: 0 };
    for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => process.exit(130));
    process.once('exit', () => rmSync(workplace.dir, { recursive: true, force: true }));

    const walkers = IS_ROOMY && !filter.length ? WALKERS : 1;
    let found: Promise<string> | undefined;
    const chromium = () => (found ??= findChromium('chromium-headless-shell'));
    // Started in the background while the other checks run. A failure is reported by the part that needs the browser.
    if (!only || only === 'e2e' || only === 'faults') chromium().catch(() => undefined);
    const parts: Part[] = [
      ['static', () => checks([LINT, ...TYPES_AND_FORMAT], workplace)],
      ['static', folders],
      ['static', dependencies],
      ['jest', () => jest(workplace, filter)],
      ['e2e', async () => journeys(workplace, await chromium(), filter, walkers)],
    ];
    if (only === 'faults')
      parts.push([
        'faults',
        async () =>
          journeys(workplace, await chromium(), grepOf(filter), 1, ['every-fault'], tellsWhatIsHeld(workplace)),
      ]);
    if (process.env['FULL'] || only === 'restore') parts.push(['restore', () => restoreDrill(workplace)]);
    for (const [name, work] of parts) {
      if (only && name !== only) continue;
      const { passed, failed, skipped } = await work().catch(notEvenBegun);
      tally.passed += passed;
      tally.failed += failed;
      tally.skipped += skipped;
    }

    console.log(
      `\nNode.js ${process.versions.node}, ${cpus().length} processors, ${Math.round(totalmem() / 2 ** 30)} GB`,
    );
    const skipped = tally.skipped ? `, ${tally.skipped} skipped` : '';
    console.log(`${tally.passed} passed, ${tally.failed} failed${skipped}`);
    process.exitCode = tally.failed || !tally.passed ? 1 : 0;
  });

/** `npm run test:faults -- F3 F7`: only these faults. */
const grepOf = (ids: string[]): string[] => (ids.length ? ['--grep', `(^| )(${ids.join('|')}) `] : []);

/** For I9: each process reports its resources after a garbage collection when it receives a signal. */
const tellsWhatIsHeld = ({ dir }: Workplace): Record<string, string> => ({
  NODE_OPTIONS: `${process.env['NODE_OPTIONS'] ?? ''} --expose-gc --require=${resolve('e2e/support/report-resource-usage.cjs')}`,
  HELD_FOLDER: resolve(dir),
});

function notEvenBegun(error: unknown): TestCounts {
  complain(error);
  return { passed: 0, failed: 1, skipped: 0 };
}

type Check = [title: string, tool: string, ...args: string[]];

/**
 * Type checks use TypeScript 7; Nx and the code generator need the API of version 6, which is `tsc` (docs/adr/0036). With a single thread
 * it uses half as much processor time.
 */
const typesOf = (project: string): [tool: string, ...args: string[]] => [
  '../typescript-7/bin/tsc',
  '--singleThreaded',
  '-p',
  project,
];
/**
 * Types are checked in a few large programs. If each project were checked separately, every library would be checked again for each of its
 * users.
 */
const TYPES_AND_FORMAT: Check[] = [
  ['Types of services and libraries', ...typesOf('tsconfig.servers.json')],
  ['Types of the gateway', ...typesOf('apps/gateway')],
  ['Types of the web app', ...typesOf('apps/web')],
  ['Types of the journeys', ...typesOf('e2e/tsconfig.types.json')],
  ['Format', 'oxfmt', '--check'],
];
const LINT: Check = ['Lint', 'oxlint', '--type-aware'];

/** Each check counts as one test. Two run at a time, because each uses one core. */
async function checks(all: Check[], workplace: Workplace): Promise<TestCounts> {
  const env = { NODE_OPTIONS: ROOM_FOR_THE_SHORT_LIVED };
  const waiting = all.map((check, index) => ({ check, output: workplace.file(`check-${index}.log`) }));
  let passed = 0;
  const runThem = async () => {
    for (let next = waiting.shift(); next; next = waiting.shift()) {
      const { output } = next;
      const [title, tool, ...args] = next.check;
      const code = await step(title, () => runTool(tool, args, env, output));
      process.stdout.write(readFileSync(output));
      if (code === 0) passed++;
    }
  };
  await Promise.all(IS_ROOMY ? [runThem(), runThem()] : [runThem()]);
  return { passed, failed: all.length - passed, skipped: 0 };
}

/** Fails if folders import each other in a cycle (docs/adr/0037). */
async function folders(): Promise<TestCounts> {
  const cycles = await step('Cycles of folders', () => Promise.resolve(folderCycles(importsHere())));
  for (const cycle of cycles) console.error(`  ${cycle}`);
  const failed = Number(cycles.length > 0);
  return { passed: 1 - failed, failed, skipped: 0 };
}

/**
 * Checks the licences of installed packages, and the registry's advisories about them. If the registry cannot be reached, this is printed
 * and counts as skipped.
 */
async function dependencies(): Promise<TestCounts> {
  const licences = await step('Licences', () => Promise.resolve(licencesHere()));
  const advisories = await step('Advisories of the registry', auditDependencies);
  const bad = [...licences, ...('high' in advisories ? advisories.high : [])];
  for (const one of bad) console.error(`  ${one}`);
  if ('unknown' in advisories) console.log(`  Advisories could NOT be checked: ${advisories.unknown}`);
  const failed = Number(licences.length > 0) + Number('high' in advisories && advisories.high.length > 0);
  const skipped = Number('unknown' in advisories);
  return { passed: 2 - failed - skipped, failed, skipped };
}

/**
 * Unit, web and integration tests; the integration tests get backing services of their own. Specs run in groups that share loaded modules.
 */
async function jest(workplace: Workplace, filter: string[]): Promise<TestCounts> {
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
    const options = ['--json', `--outputFile=${report}`, `--maxWorkers=${IS_ROOMY ? 4 : 2}`];
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
