import { watch } from 'node:fs';
import { command, complain, step } from './progress.js';
import { RunningSystem } from './running-system.js';
import { runScript, runTool } from './run-script.js';
import { isFirstHere, writeSession } from './session.js';
import { SYSTEM } from './system.js';
import { Workplace } from './workplace.js';

const SETTLE_MS = 150;

/** `npm run dev`: like `npm start`, but when a source file is saved it is built, and the processes that use it are restarted. */
export const main = (): Promise<void> =>
  command(async () => {
    for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => process.exit(130));
    const say = (line: string) => console.log(`  ${line}`);
    const workplace = new Workplace('.local/start');
    if (!isFirstHere(workplace)) return;
    const system = await RunningSystem.start({ workplace, lasting: true, say });
    writeSession(workplace, system);
    await step('Sample data', () => runScript('tools/seed/dist/main.js', ['--if-empty'], system.env));
    console.log(`\n  ${system.url}\n`);
    let building = Promise.resolve();
    onSavedSources((projects) => (building = building.then(() => rebuild(system, projects)).catch(complain)));
    await new Promise(() => undefined);
  });

function onSavedSources(changed: (projects: Set<string>) => unknown): void {
  let dirty = new Set<string>();
  let timer: NodeJS.Timeout | undefined;
  for (const room of ['apps', 'libs']) {
    watch(room, { recursive: true }, (_event, file) => {
      const [project, part] = file?.split('/') ?? [];
      if (!project || part !== 'src' || /\.spec\.tsx?$/.test(file ?? '')) return;
      dirty.add(`${room}/${project}`);
      clearTimeout(timer);
      timer = setTimeout(() => {
        const batch = dirty;
        dirty = new Set();
        changed(batch);
      }, SETTLE_MS);
    });
  }
}

async function rebuild(system: RunningSystem, projects: Set<string>): Promise<void> {
  const names = [...projects].map((path) => `@tedarik/${path.split('/')[1]}`);
  const built = await runTool('nx', ['run-many', '-t', 'build', '-p', names.join(',')], {
    NX_DAEMON: 'false',
  });
  if (built !== 0) return;
  const everyone = [...projects].some((path) => path.startsWith('libs/'));
  const touched = SYSTEM.filter(({ name, entry }) => {
    const web = projects.has('apps/web') && name === 'gateway';
    return everyone || web || [...projects].some((path) => entry.startsWith(`${path}/`));
  });
  for (const { name } of touched) system.restart(name);
  console.log(`  started again: ${touched.map(({ name }) => name).join(', ') || 'nothing'}`);
}
