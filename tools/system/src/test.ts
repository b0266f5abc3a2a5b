import { readFileSync, rmSync } from 'node:fs';
import { startStack } from '@tedarik/stack';
import { findChromium } from './chromium.js';
import { command, step } from './progress.js';
import { RunningSystem } from './running-system.js';
import { runScript, runTool } from './run-script.js';
import { jestTimes, type JestReport, journeyTimes, type PlaywrightReport, showSlowest, type Took } from './slowest.js';
import { audit, licencesHere } from './supply-chain.js';
import { Workplace } from './workplace.js';

interface Tally {
  passed: number;
  failed: number;
  skipped: number;
}

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
    const add = (part: Tally) => {
      tally.passed += part.passed;
      tally.failed += part.failed;
      tally.skipped += part.skipped;
    };
    for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => process.exit(130));
    process.once('exit', () => rmSync(workplace.dir, { recursive: true, force: true }));

    if (!only || only === 'static') {
      add(await checks());
      add(await dependencies());
    }
    if (!only || only === 'jest') add(await jest(workplace, filter));
    if (!only || only === 'e2e') add(await journeys(workplace, filter));

    const skipped = tally.skipped ? `, ${tally.skipped} skipped` : '';
    console.log(`\n${tally.passed} passed, ${tally.failed} failed${skipped}`);
    process.exitCode = tally.failed || !tally.passed ? 1 : 0;
  });

type Check = [title: string, tool: string, ...args: string[]];

/** Types are checked in few large programs: project by project, each library is checked once more for everybody who uses it. */
const TYPES_AND_FORMAT: Check[] = [
  ['Types of services and libraries', 'tsc', '-p', 'tsconfig.servers.json'],
  ['Types of the gateway', 'tsc', '-p', 'apps/gateway'],
  ['Types of the web app', 'tsc', '-p', 'apps/web'],
  ['Types of the journeys', 'tsc', '-p', 'e2e/tsconfig.types.json'],
  ['Format', 'prettier', '--check', '--log-level=warn', '.'],
];
const LINT: Check[] = [
  ['Lint', 'eslint', '-c', 'eslint.whole.config.mjs', '--ignore-pattern', 'apps/web', '.'],
  ['Lint of the web app', 'eslint', '-c', 'eslint.whole.config.mjs', 'apps/web'],
];

/** Each check counts as one test. */
async function checks(): Promise<Tally> {
  const codes = await Promise.all([TYPES_AND_FORMAT, LINT].map(inTurn));
  const results = codes.flat();
  const passed = results.filter((code) => code === 0).length;
  return { passed, failed: results.length - passed, skipped: 0 };
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

async function inTurn(all: Check[]): Promise<number[]> {
  // Lint takes 2.8 GB; a machine with 8 GB would give it two.
  const env = { NODE_OPTIONS: `${process.env['NODE_OPTIONS'] ?? ''} --max-old-space-size=4096` };
  const codes: number[] = [];
  for (const [title, tool, ...args] of all) codes.push(await step(title, () => runTool(tool, args, env)));
  return codes;
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
    const report = workplace.file('jest.json');
    await step('Unit and integration tests', () =>
      runTool('jest', ['--json', `--outputFile=${report}`, '--maxWorkers=2', ...filter], { ...urls, ...groups }),
    );
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

/** Journeys through the whole built system in a real browser: those that only read two at a time, then those that change it. */
async function journeys(workplace: Workplace, filter: string[]): Promise<Tally> {
  const chromium = await findChromium();
  const quiet = () => undefined;
  const system = await RunningSystem.start({ workplace, lasting: false, inMemory: true, say: quiet });
  const tally: Tally = { passed: 0, failed: 0, skipped: 0 };
  const times: Took[] = [];
  const walk = async (title: string, project: string, workers: number) => {
    const report = workplace.file(`playwright-${project}.json`);
    const env = {
      ...system.env,
      BASE_URL: system.url,
      WORKPLACE: workplace.dir,
      CHROMIUM: chromium,
      PLAYWRIGHT_JSON_OUTPUT_FILE: report,
    };
    const options = [`--project=${project}`, `--workers=${workers}`, '--reporter=list,json', '--pass-with-no-tests'];
    await step(title, () => runTool('playwright', ['test', ...options, ...filter], env));
    const result = JSON.parse(readFileSync(report, 'utf8')) as PlaywrightReport;
    tally.passed += result.stats.expected;
    tally.failed += result.stats.unexpected + result.stats.flaky;
    tally.skipped += result.stats.skipped;
    times.push(...journeyTimes(result));
  };
  try {
    await step('Sample data', () => runScript('tools/seed/dist/main.js', [], system.env));
    await walk('Journeys that read', 'reading', 2);
    await walk('Journeys that change something', 'journeys', 1);
    showSlowest(times);
    return tally;
  } finally {
    await system.stop();
  }
}
