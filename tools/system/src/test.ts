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

/** Both make much that does not last. With the 16 MB that V8 gives it, a sixth of their time goes into clearing up. */
const ROOM_FOR_THE_SHORT_LIVED = `${process.env['NODE_OPTIONS'] ?? ''} --max-semi-space-size=64`;
/** Two systems, Jest's workers and what they start hold about 12 GB. */
const IS_ROOMY = totalmem() > 12 * 2 ** 30;

/**
 * `npm test`: all that a contributor must pass. Own folders and ports, so it may run beside `npm start`.
 * `args` name a part, and after it what of it: 'jest apps/imports', 'e2e parts-away'. With FULL=1 (`npm run test:full`) journeys
 * that are heavy for their kind, `@full` in their titles, are walked, too, and a backup of 10,000 businesses is restored.
 */
export const main = (args: string[]): Promise<void> =>
  command(async () => {
    const workplace = new Workplace(`.local/test-${process.pid}`);
    const [only, ...filter] = args;
    const tally: TestCounts = { passed: 0, failed: 0, skipped: 0 };
    for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => process.exit(130));
    process.once('exit', () => rmSync(workplace.dir, { recursive: true, force: true }));

    const walkers = IS_ROOMY && !filter.length ? 2 : 1;
    let found: Promise<string> | undefined;
    const chromium = () => (found ??= findChromium('chromium-headless-shell'));
    // Fetched while everything else is checked. What goes wrong is said by the part that needs it.
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

/** `npm run test:faults -- F3 F7`: these faults. */
const grepOf = (ids: string[]): string[] => (ids.length ? ['--grep', `(^| )(${ids.join('|')}) `] : []);

/** For I9: each process tells on request what it holds after its garbage was collected. */
const tellsWhatIsHeld = ({ dir }: Workplace): Record<string, string> => ({
  NODE_OPTIONS: `${process.env['NODE_OPTIONS'] ?? ''} --expose-gc --require=${resolve('e2e/support/tell-what-is-held.cjs')}`,
  HELD_FOLDER: resolve(dir),
});

function notEvenBegun(error: unknown): TestCounts {
  complain(error);
  return { passed: 0, failed: 1, skipped: 0 };
}

type Check = [title: string, tool: string, ...args: string[]];

/** TypeScript 7; Nx and the code generator need the interface of 6, which is `tsc` (docs/adr/0036). On one thread it takes half of the processors' time. */
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
const LINT: Check = ['Lint', 'oxlint', '--type-aware'];

/** Each check counts as one test. They use one core each, so two run at a time. */
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

/** Folders that import each other in a cycle (docs/adr/0037). */
async function folders(): Promise<TestCounts> {
  const cycles = await step('Cycles of folders', () => Promise.resolve(folderCycles(importsHere())));
  for (const cycle of cycles) console.error(`  ${cycle}`);
  const failed = Number(cycles.length > 0);
  return { passed: 1 - failed, failed, skipped: 0 };
}

/** Licences of what is installed, and what the registry knows of it. It may be out of reach: that is said, and no failure. */
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

/** Unit, web and integration tests; the integration tests get real parts of their own. All of them share modules in groups. */
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
