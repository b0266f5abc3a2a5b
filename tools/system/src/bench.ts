import { rmSync } from 'node:fs';
import { command } from './progress.js';
import { RunningSystem } from './running-system.js';
import { runScript } from './run-script.js';
import { Workplace } from './workplace.js';

/** `npm run bench`: starts a system of its own and measures every figure as a ratio to a yardstick in the same run. */
export const main = (args: string[]): Promise<void> =>
  command(async () => {
    const workplace = new Workplace(`.local/bench-${process.pid}`);
    for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => process.exit(130));
    process.once('exit', () => rmSync(workplace.dir, { recursive: true, force: true }));
    // The cache of a typical server. With less, both sides would mostly wait for pages to be written to disk.
    process.env['MONGODB_CACHE_GB'] ??= '4';
    const env = { LOG_LEVEL: 'warn' };
    const system = await RunningSystem.start({ workplace, lasting: false, say: () => undefined, env });
    try {
      process.exitCode = await runScript('tools/bench/dist/main.js', args, {
        ...system.env,
        BASE_URL: system.url,
        WORKPLACE: workplace.dir,
      });
    } finally {
      await system.stop();
    }
  });
