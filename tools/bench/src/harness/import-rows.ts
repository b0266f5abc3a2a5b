import { createReadStream, createWriteStream } from 'node:fs';
import { mkdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { setTimeout as pause } from 'node:timers/promises';
import { randomInt, randomUUID } from 'node:crypto';
import { GetImport, type ImportProgress, PLAIN_IMPORT, StartImport } from '@tedarik/commands';
import { mapsRecords } from '@tedarik/generate';
import type { BenchContext } from '../bench-context.js';

/** The result of an import through upload, queue and directory. */
export interface Imported {
  read: number;
  created: number;
  /** From the first byte of the upload until the import reports that it is finished. */
  seconds: number;
  /** Epoch milliseconds of the first byte of the upload. */
  began: number;
}

// Each poll sums up the whole import, so it must be rare; this interval causes an error of 1 % at most.
const LOOK_EVERY_MS = 200;

/** Imports newly generated rows. Generating the file is not timed. Throws if the import fails. */
export async function importRows(surroundings: BenchContext, rows: number): Promise<Imported> {
  const folder = join(surroundings.workplace, 'bench');
  const file = join(folder, `${randomUUID()}.json`);
  await mkdir(folder, { recursive: true });
  await writeRows(file, rows);
  try {
    const began = Date.now();
    const fileId = await upload(surroundings, file);
    const { read, created } = await finish(surroundings, fileId);
    return { read, created, seconds: (Date.now() - began) / 1000, began };
  } finally {
    await rm(file, { force: true });
  }
}

async function writeRows(file: string, rows: number): Promise<void> {
  const mark = `${randomUUID().slice(0, 8)}-`;
  const records = mapsRecords({ rows, mark, seed: randomInt(2 ** 31) });
  await pipeline(Readable.from(jsonArray(records)), createWriteStream(file));
}

function* jsonArray(values: Iterable<unknown>): Generator<string> {
  let before = '[';
  for (const value of values) {
    yield `${before}\n${JSON.stringify(value)}`;
    before = ',';
  }
  yield '\n]\n';
}

async function upload({ importsUrl, serviceToken }: BenchContext, file: string): Promise<string> {
  const answer = await fetch(`${importsUrl}/files?name=bench.json`, {
    method: 'POST',
    headers: { 'content-type': 'application/octet-stream', 'x-service-token': serviceToken },
    body: Readable.toWeb(createReadStream(file)),
    duplex: 'half',
  } as unknown as RequestInit);
  if (!answer.ok) throw new Error(`the file was not taken: ${answer.status} ${await answer.text()}`);
  return ((await answer.json()) as { fileId: string }).fileId;
}

async function finish({ messaging }: BenchContext, fileId: string): Promise<ImportProgress> {
  const request = {
    fileId,
    fileName: 'bench.json',
    form: 'json' as const,
    separator: null,
    review: false,
    settings: PLAIN_IMPORT,
  };
  let progress = await messaging.requests.send(StartImport, request, { commandId: randomUUID() });
  while (progress.status !== 'finished') {
    if (progress.status === 'failed') throw new Error(`the import failed: ${progress.failure}`);
    await pause(LOOK_EVERY_MS);
    progress = await messaging.requests.send(GetImport, { id: progress.id });
  }
  return progress;
}
