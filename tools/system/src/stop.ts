import { readSession } from './session.js';
import { command, Problem, step } from './progress.js';
import { Workplace } from './workplace.js';

const TIMEOUT_MS = 40_000;

/** `npm stop`: ends `npm start` or `npm run dev`, even while it is starting, and waits until it has ended. */
export const main = (): Promise<void> =>
  command(async () => {
    const workplace = new Workplace('.local/start');
    const session = readSession(workplace);
    if (!session) {
      console.log('Nothing is running here.');
      return;
    }
    process.kill(session.pid, 'SIGTERM');
    await step('Stopping', async () => {
      const until = Date.now() + TIMEOUT_MS;
      while (readSession(workplace)) {
        if (Date.now() > until) throw new Problem(`Process ${session.pid} did not stop within ${TIMEOUT_MS / 1000} s.`);
        await new Promise((resolve) => setTimeout(resolve, 100));
      }
    });
  });
