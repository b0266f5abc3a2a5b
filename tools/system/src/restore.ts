import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { startStack } from '@tedarik/stack';
import { command, Problem } from './progress.js';
import { runScript } from './run-script.js';
import { readSession } from './session.js';
import { Workplace } from './workplace.js';

/** Parts whose data the services rebuild from their databases at the next start: streams, index, queues, sessions. */
const FOLLOWING = ['nats', 'elasticsearch', 'redis'];

/** `npm run restore -- FOLDER [--replace]`: restores a backup into the databases of `npm start`, which must not be running. */
export const main = (args: string[]): Promise<void> =>
  command(async () => {
    const workplace = new Workplace('.local/start');
    if (readSession(workplace)) throw new Problem('The system is running. Stop it first: npm stop');
    const stack = await startStack({ dir: workplace.stackDir, only: ['mongo'], persistent: true });
    try {
      const env = { MONGODB_URL: stack.parts[0]!.url };
      process.exitCode = await runScript('tools/backup/dist/main.js', ['restore', ...args], env);
    } finally {
      await stack.stop();
    }
    if (process.exitCode !== 0) return;
    for (const part of FOLLOWING) rmSync(join(workplace.stackDir, 'data', part), { recursive: true, force: true });
    console.log('Start the system: streams and index follow.');
  });
