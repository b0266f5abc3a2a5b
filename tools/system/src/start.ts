import { existsSync } from 'node:fs';
import { isFirstHere, removeSession, writeSession } from './session.js';
import { command, step } from './progress.js';
import { RunningSystem } from './running-system.js';
import { runScript } from './run-script.js';
import { Workplace } from './workplace.js';

/**
 * `npm start`: everything up, sample data if empty, then stays until Ctrl-C or `npm stop`. `--empty` or SAMPLE_DATA=none leaves
 * the sample data out.
 */
export const main = (args: string[]): Promise<void> =>
  command(async () => {
    const workplace = new Workplace('.local/start');
    if (!isFirstHere(workplace)) return;
    // Ctrl-C or `npm stop` during the start ends this process, its children and its backing services.
    const early = () => process.exit(130);
    process.once('SIGINT', early).once('SIGTERM', early);
    const system = await RunningSystem.start({ workplace, lasting: true, say: (line) => console.log(`  ${line}`) });
    process.removeListener('SIGINT', early).removeListener('SIGTERM', early);
    await stayUntilStopped(workplace, system, wantsSampleData(args, process.env));
  });

/** Whether a system without businesses gets the sample ones. */
export const wantsSampleData = (args: string[], env: NodeJS.ProcessEnv): boolean =>
  !args.includes('--empty') && env['SAMPLE_DATA'] !== 'none';

async function stayUntilStopped(workplace: Workplace, system: RunningSystem, withSamples: boolean): Promise<void> {
  writeSession(workplace, system);
  const stopped = new Promise<void>((resolve) => {
    for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => resolve());
  });
  try {
    if (withSamples) await writeSampleData(system);
    printWelcome(workplace, system);
    await stopped;
  } finally {
    await step('Stopping', () => system.stop());
    removeSession(workplace); // last: `npm stop` waits for it
  }
}

async function writeSampleData({ env }: RunningSystem): Promise<void> {
  const code = await step('Sample data', () => runScript('tools/seed/dist/main.js', ['--if-empty'], env));
  if (code !== 0) console.log('  The sample data could not be written; the site runs without it.');
}

function printWelcome(workplace: Workplace, system: RunningSystem): void {
  const admin = workplace.file('first-admin');
  console.log(`\n  The site:            ${system.url}`);
  console.log(
    `  First administrator: ${existsSync(admin) ? `name and password in ${admin}` : 'has chosen a password'}`,
  );
  const buyer = workplace.file('sample-buyer');
  if (existsSync(buyer)) console.log(`  Sample buyer:        e-mail address and password in ${buyer}`);
  console.log(`  Logs:                ${workplace.logs}\n`);
  console.table(
    Object.fromEntries(
      system.stack.parts.map(({ name, ...part }) => [
        name,
        { url: part.url, from: part.origin, version: part.version },
      ]),
    ),
  );
  for (const { part, why } of system.stack.missing ?? []) {
    console.log(`  Without ${part}: ${why} Search works in its reduced form.`);
  }
  console.log('  Stop with Ctrl-C or npm stop.');
}
