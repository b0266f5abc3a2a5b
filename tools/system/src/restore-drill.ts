import { readFileSync, writeFileSync } from 'node:fs';
import { setTimeout as pause } from 'node:timers/promises';
import { isDeepStrictEqual } from 'node:util';
import { mapsRecords } from '@tedarik/generate';
import { startStack } from '@tedarik/stack';
import { Problem, step } from './progress.js';
import { RunningSystem } from './running-system.js';
import { runScript } from './run-script.js';
import { natsUsers } from './nats-users.js';
import type { TestCounts } from './tally.js';
import { Workplace } from './workplace.js';

const BUSINESSES = 10_000;
const INDEX_WITHIN_MS = 10 * 60_000;
const LISTS = ['/firma', '/firma?page=300', '/firma?q=zeytin', '/kategoriler', '/sehirler', '/urunler', '/blog'];
const BACKUP = 'tools/backup/dist/main.js';

/**
 * F22: backs up a system with 10,000 businesses and restores it into an empty one. There every document must be the same, the index must
 * equal the directory, and every list must link to the same pages.
 */
export async function restoreDrill(workplace: Workplace): Promise<TestCounts> {
  const [backup, again] = [workplace.file('backup'), workplace.file('backup-of-the-restored')];
  const links = await withSystem(workplace.file('original'), async (system, place) => {
    await fill(system, place);
    await step('Index and owner agree', () => untilIndexed(system, place));
    await step('Backup', () => succeed(BACKUP, ['backup', backup], system.env));
    return linksOf(system);
  });

  const restored = new Workplace(workplace.file('restored'));
  const mongo = await startStack({ dir: restored.stackDir, only: ['mongo'], persistent: true });
  const onMongo = { MONGODB_URL: mongo.parts[0]!.url };
  const began = Date.now();
  await step('Restore', () => succeed(BACKUP, ['restore', backup], onMongo));
  await step('Backup of what was restored', () => succeed(BACKUP, ['backup', again], onMongo));
  expectSame('the documents', databasesOf(again), databasesOf(backup));
  await withSystem(restored.dir, async (system, place) => {
    await step('Index and owner agree', () => untilIndexed(system, place));
    expectSame('the lists', await linksOf(system), links);
  });
  console.log(`From the restore to a system that shows it: ${((Date.now() - began) / 1000).toFixed(0)} s`);
  return { passed: 1, failed: 0, skipped: 0 };
}

async function withSystem<T>(dir: string, work: (system: RunningSystem, place: Workplace) => Promise<T>): Promise<T> {
  const workplace = new Workplace(dir);
  const system = await RunningSystem.start({ workplace, lasting: false, say: () => undefined });
  try {
    return await work(system, workplace);
  } finally {
    await system.stop();
  }
}

async function fill({ env }: RunningSystem, workplace: Workplace): Promise<void> {
  const file = workplace.file('export.json');
  writeFileSync(file, JSON.stringify([...mapsRecords({ rows: BUSINESSES, repeated: 0, broken: 0 })]));
  await step('Sample data', () => succeed('tools/seed/dist/main.js', [], env));
  await step(`Import of ${BUSINESSES} businesses`, () => succeed('apps/imports/dist/cli.js', [file], env));
}

/** A new index is filled from the directory; until that is finished, the two differ. */
async function untilIndexed({ env }: RunningSystem, workplace: Workplace): Promise<void> {
  const asIndexer = { ...env, ...natsUsers(workplace).credentialsOf('indexer') };
  const until = Date.now() + INDEX_WITHIN_MS;
  while ((await runScript('apps/indexer/dist/rebuild-index.js', ['--compare'], asIndexer)) !== 0) {
    if (Date.now() > until) throw new Problem('Index and owner still differ.');
    await pause(1_000);
  }
}

/** The links of each list, in their order. */
async function linksOf({ url }: RunningSystem): Promise<Record<string, string[]>> {
  const lists = LISTS.map(async (path) => {
    const page = await (await fetch(url + path)).text();
    const links = [...page.matchAll(/href="(\/[^"#]+)"/g)].map(([, href]) => href!);
    return [path, links.filter((href) => !href.startsWith('/assets/'))] as const;
  });
  return Object.fromEntries(await Promise.all(lists));
}

const databasesOf = (backup: string): unknown =>
  (JSON.parse(readFileSync(`${backup}/manifest.json`, 'utf8')) as { databases: unknown }).databases;

function expectSame(what: string, now: unknown, before: unknown): void {
  if (isDeepStrictEqual(now, before)) return;
  throw new Problem(`After the restore ${what} differ:\n${JSON.stringify(before)}\n${JSON.stringify(now)}`);
}

async function succeed(script: string, args: string[], env: Record<string, string>): Promise<void> {
  const code = await runScript(script, args, env);
  if (code !== 0) throw new Problem(`${script} ended with ${code}.`);
}
