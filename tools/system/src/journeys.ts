import { readFileSync, writeFileSync } from 'node:fs';
import { findChromium } from './chromium.js';
import { step } from './progress.js';
import { RunningSystem } from './running-system.js';
import { runScript, runTool } from './run-script.js';
import { journeyTimes, type PlaywrightReport, showSlowest } from './slowest.js';
import type { Tally } from './tally.js';
import { Workplace } from './workplace.js';

/**
 * Journeys through the whole built system in a real browser. Each of the `walkers` has a system of its own, which no other one changes
 * or stops parts of: first all those that only read, then the others.
 */
export async function journeys(workplace: Workplace, filter: string[], walkers: number): Promise<Tally> {
  const chromium = await findChromium('chromium-headless-shell');
  const systems: RunningSystem[] = [];
  try {
    const environments: Record<string, string>[] = [];
    for (let walker = 1; walker <= walkers; walker++) {
      const own = new Workplace(workplace.file(`system-${walker}`));
      const options = { workplace: own, lasting: false, inMemory: true, say: () => undefined };
      const system = await RunningSystem.start(options);
      systems.push(system);
      environments.push({ ...system.env, BASE_URL: system.url, WORKPLACE: own.dir });
    }
    await step('Sample data', () =>
      Promise.all(systems.map(({ env }) => runScript('tools/seed/dist/main.js', [], env))),
    );
    const [systemsFile, report, output] = ['systems.json', 'playwright.json', 'playwright.log'].map((name) =>
      workplace.file(name),
    ) as [string, string, string];
    writeFileSync(systemsFile, JSON.stringify(environments));
    const env = { SYSTEMS: systemsFile, CHROMIUM: chromium, PLAYWRIGHT_JSON_OUTPUT_FILE: report };
    const options = ['--project=reading', '--project=journeys', `--workers=${walkers}`, '--reporter=list,json'];
    await step('Journeys', () => runTool('playwright', ['test', ...options, ...filter], env, output));
    process.stdout.write(readFileSync(output));
    const result = JSON.parse(readFileSync(report, 'utf8')) as PlaywrightReport;
    showSlowest(journeyTimes(result));
    const { expected, unexpected, flaky, skipped } = result.stats;
    return { passed: expected, failed: unexpected + flaky, skipped };
  } finally {
    await Promise.all(systems.map((system) => system.stop()));
  }
}
