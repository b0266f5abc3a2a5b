import { readFileSync, writeFileSync } from 'node:fs';
import { step } from './progress.js';
import { RunningSystem } from './running-system.js';
import { runScript, runTool } from './run-script.js';
import { failedPages, failureIn, journeyTimes, type PlaywrightReport, showSlowest } from './reports.js';
import type { TestCounts } from './tally.js';
import { Workplace } from './workplace.js';

/** Longer timeouts, because services that are up may reply late on a busy machine. */
const PATIENCE = { REDIS_ANSWER_WITHIN_MS: '5000', SEARCH_ANSWER_WITHIN_MS: '6000', REQUESTS_WAIT_AT_LEAST_MS: '8000' };

/**
 * Runs journeys through the whole built system in a real browser. Each of the `walkers` has a system of its own, so that no other one
 * changes its data or stops its parts. Journeys that only read come first, then the one that needs a small directory, then the faults,
 * then the others.
 */
export async function journeys(
  workplace: Workplace,
  chromium: string,
  filter: string[],
  walkers: number,
  kinds = ['reading', 'exports', 'faults', 'journeys'],
  environment: Record<string, string> = PATIENCE,
): Promise<TestCounts> {
  const workplaces = Array.from(
    { length: walkers },
    (_, index) => new Workplace(workplace.file(`system-${index + 1}`)),
  );
  const starts = await Promise.allSettled(
    workplaces.map((own) =>
      RunningSystem.start({ workplace: own, lasting: false, inMemory: true, say: () => undefined, env: environment }),
    ),
  );
  const systems = starts.flatMap((start) => (start.status === 'fulfilled' ? [start.value] : []));
  try {
    for (const start of starts) if (start.status === 'rejected') throw start.reason;
    await step('Sample data', () =>
      Promise.all(systems.map(({ env }) => runScript('tools/seed/dist/main.js', [], env))),
    );
    const [systemsFile, report, output] = ['systems.json', 'playwright.json', 'playwright.log'].map((name) =>
      workplace.file(name),
    ) as [string, string, string];
    const environments = systems.map(({ env, url }, index) => ({
      ...env,
      BASE_URL: url,
      WORKPLACE: workplaces[index]!.dir,
    }));
    writeFileSync(systemsFile, JSON.stringify(environments));
    const env = { SYSTEMS: systemsFile, CHROMIUM: chromium, PLAYWRIGHT_JSON_OUTPUT_FILE: report };
    const projects = kinds.map((name) => `--project=${name}`);
    const options = [...projects, `--workers=${walkers}`, '--reporter=list,json'];
    await step('Journeys', () => runTool('playwright', ['test', ...options, ...filter], env, output));
    process.stdout.write(readFileSync(output));
    const result = JSON.parse(readFileSync(report, 'utf8')) as PlaywrightReport;
    // CI stores no files, so what is not printed is lost. It keeps the end of the log: there is the first failure, which may have caused others.
    for (const page of failedPages(result).reverse()) console.log(`\n${failureIn(readFileSync(page, 'utf8'))}`);
    showSlowest(journeyTimes(result));
    const { expected, unexpected, flaky, skipped } = result.stats;
    return { passed: expected, failed: unexpected + flaky, skipped };
  } finally {
    await Promise.all(systems.map((system) => system.stop()));
  }
}
