import { existsSync } from 'node:fs';
import { mkdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { launch } from '../launch.js';
import type { PartProgram, Say } from '../backing-service-definition.js';
import { freePort } from '../ports.js';
import { end } from '../process-identity.js';
import { until } from '../until.js';
import { cached } from './cache.js';
import type { Jdk } from './jdk.js';

const FIRST_WITH_ARCHIVES = 25;
const ARCHIVE = 'classes.aot';
const TRAINING_MS = 120_000;

/**
 * Returns a file with Elasticsearch's classes as they were loaded and linked in one run. It makes every later start about twice as fast. It
 * is made once per build and Java version (some 10 s, 100 MB). Null if it cannot be made; starts are then only slower.
 */
export async function classArchive(
  key: string,
  jdk: Jdk,
  program: PartProgram,
  onProgress: Say,
): Promise<string | null> {
  if (jdk.feature < FIRST_WITH_ARCHIVES) return null;
  const folder = await cached(key, async (fresh) => {
    onProgress('Elasticsearch: recording its classes for faster starts (once)');
    // A failed recording is not repeated: the folder stays without the file.
    await train(program, join(fresh, ARCHIVE), join(fresh, 'home')).catch((error: Error) =>
      onProgress(`Elasticsearch: starts stay slow (${error.message})`),
    );
    await rm(join(fresh, 'home'), { recursive: true, force: true });
  });
  const archive = join(folder, ARCHIVE);
  return existsSync(archive) ? archive : null;
}

async function train(program: PartProgram, archive: string, home: string): Promise<void> {
  await mkdir(home);
  const port = await freePort();
  const recording = { ...program, args: [`-XX:AOTCacheOutput=${archive}`, ...program.args] };
  const log = join(home, 'training.log');
  const trained = await launch(recording, [home, String(port)], { log, dieWithParent: 'SIGKILL' });
  try {
    const up = await until(() => trained.hasEnded() || useOnce(`http://127.0.0.1:${port}`), TRAINING_MS);
    if (!up || trained.hasEnded()) throw new Error('the recording run did not start');
  } finally {
    await end(trained, TRAINING_MS);
  }
}

/** Uses the most important functions once: an index, a document, a search. */
async function useOnce(url: string): Promise<boolean> {
  const headers = { 'content-type': 'application/json' };
  const send = async (method: string, path: string, body: object) =>
    (await fetch(`${url}/${path}`, { method, headers, body: JSON.stringify(body) })).ok;
  return (
    (await send('PUT', 'warm/_doc/1?refresh=true', { name: 'Çay', at: '2026-11-05' })) &&
    (await send('POST', 'warm/_search', {
      query: { match: { name: 'çay' } },
      aggs: { names: { terms: { field: 'at' } } },
    }))
  );
}
