import { findChromium } from './chromium.js';
import { natsUsers } from './nats-users.js';
import { command } from './progress.js';
import { runScript, runTool } from './run-script.js';
import { requireSession } from './session.js';
import { Workplace } from './workplace.js';

type Main = (args: string[]) => Promise<void>;

/** A command that runs a script of its own against the system that `npm start` has started. */
const againstRunningSystem =
  (file: string, { natsUser = 'gateway', first = [] as string[] } = {}): Main =>
  (args) =>
    command(async () => {
      const workplace = new Workplace('.local/start');
      const { env } = requireSession(workplace);
      process.exitCode = await runScript(file, [...first, ...args], {
        ...env,
        ...natsUsers(workplace).credentialsOf(natsUser),
      });
    });

/** Playwright tests that run only by name, in a browser, against the system that `npm start` has started. */
const inBrowser =
  (project: string): Main =>
  (args) =>
    command(async () => {
      for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => process.exit(130));
      const { url } = requireSession(new Workplace('.local/start'));
      const env = { BASE_URL: url, CHROMIUM: await findChromium('chromium') };
      process.exitCode = await runTool('playwright', ['test', `--project=${project}`, ...args], env);
    });

/** All npm commands of the project. They are imported lazily, so that `npm stop` does not load what `npm test` needs. */
export const COMMANDS: Record<string, () => Promise<Main>> = {
  start: async () => (await import('./start.js')).main,
  dev: async () => (await import('./dev.js')).main,
  stop: async () => (await import('./stop.js')).main,
  test: async () => (await import('./test.js')).main,
  'test-containers': async () => (await import('./test-containers.js')).main,
  bench: async () => (await import('./bench.js')).main,
  screenshots: () => Promise.resolve(inBrowser('screenshots')),
  lighthouse: () => Promise.resolve(inBrowser('lighthouse')),
  seed: () => Promise.resolve(againstRunningSystem('tools/seed/dist/main.js')),
  import: () => Promise.resolve(againstRunningSystem('apps/imports/dist/cli.js')),
  backup: () => Promise.resolve(againstRunningSystem('tools/backup/dist/main.js', { first: ['backup'] })),
  restore: async () => (await import('./restore.js')).main,
  'rebuild-index': () =>
    Promise.resolve(againstRunningSystem('apps/indexer/dist/rebuild-index.js', { natsUser: 'indexer' })),
};
