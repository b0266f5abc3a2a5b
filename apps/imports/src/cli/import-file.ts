import { once } from 'node:events';
import { createWriteStream } from 'node:fs';
import { finished } from 'node:stream/promises';
import { setTimeout as pause } from 'node:timers/promises';
import { Readable, type Writable } from 'node:stream';
import { GetImport, type ImportProgress, ListImportRows, PLAIN_IMPORT, StartImport } from '@tedarik/commands';
import { RequestFailed, type RequestClient } from '@tedarik/messaging';
import { newId } from '@tedarik/service-kit';
import { ProgressBar } from './progress-bar.js';

export interface ImportFileOptions {
  requests: RequestClient;
  /** Address of the operations port of the imports service. */
  endpoint: string;
  token: string;
  name: string;
  bytes: Readable;
  size: number;
  form: 'json' | 'tsv';
  status: 'active' | 'pending';
  /** Action for rows that possibly exist already. */
  doubtful: 'add' | 'skip';
  /** Possible files for the rows that were not imported: the first one that is writable is used; `-` is the standard output. */
  failedFiles: string[];
}

const LOOK_EVERY_MS = 250;
/** Also ends at `review`: an import that its gate holds back waits for a review in the back office. */
const ENDS: ImportProgress['status'][] = ['review', 'finished', 'failed', 'cancelled', 'undoing', 'undone'];

/** Uploads a file, follows its import to the end and prints the result. Returns the exit code. */
export async function importFile(options: ImportFileOptions): Promise<number> {
  const { requests, name, form, status, doubtful } = options;
  const fileId = await upload(options);
  const commandId = newId();
  const settings = { ...PLAIN_IMPORT, status, onDoubtful: doubtful };
  const request = { fileId, fileName: name, form, separator: null, review: false, settings };
  const started = await untilAvailable(() => requests.send(StartImport, request, { commandId }));
  const end = await watch(requests, started.id);
  console.log(summaryOf(end));
  if (end.duplicate || end.skipped || end.invalid) await writeFailed(requests, end, options.failedFiles);
  return end.status === 'finished' ? 0 : 1;
}

async function upload({ endpoint, token, name, bytes }: ImportFileOptions): Promise<string> {
  const answer = await fetch(`${endpoint}/files?name=${encodeURIComponent(name)}`, {
    method: 'POST',
    headers: { 'content-type': 'application/octet-stream', 'x-service-token': token },
    body: Readable.toWeb(bytes),
    duplex: 'half',
  } as unknown as RequestInit);
  if (!answer.ok) throw new Error(`The file was not taken (${answer.status}): ${await answer.text()}`);
  return ((await answer.json()) as { fileId: string }).fileId;
}

async function watch(requests: RequestClient, id: string): Promise<ImportProgress> {
  const bar = new ProgressBar();
  for (;;) {
    const progress = await untilAvailable(() => requests.send(GetImport, { id }));
    bar.show(progress);
    if (ENDS.includes(progress.status)) {
      bar.end();
      return progress;
    }
    await pause(LOOK_EVERY_MS);
  }
}

function summaryOf({
  status,
  failure,
  read,
  created,
  duplicate,
  skipped,
  invalid,
  doubtful,
  startedAt,
  finishedAt,
}: ImportProgress): string {
  const seconds = startedAt && finishedAt ? (Date.parse(finishedAt) - Date.parse(startedAt)) / 1000 : 0;
  const speed = seconds > 0 ? `, ${Math.round(read / seconds)} rows/s` : '';
  return [
    `${endOf(status, failure)} after ${seconds.toFixed(1)} s${speed}`,
    `  read      ${read}`,
    `  created   ${created}`,
    `  duplicate ${duplicate}`,
    ...(skipped ? [`  skipped   ${skipped}`] : []),
    `  invalid   ${invalid}`,
    ...(doubtful ? [`  perhaps there already: ${doubtful}`] : []),
  ].join('\n');
}

function endOf(status: ImportProgress['status'], failure: string | null): string {
  if (status === 'failed') return `Failed (${failure})`;
  if (status === 'review') return 'Held back for a review, because too many rows are invalid or name no city,';
  return status === 'finished' ? 'Finished' : 'Ended from elsewhere';
}

/**
 * Writes every row that was not imported as one JSON object per line, and prints the number per reason. When no file is writable, only a
 * message is printed, because the import itself is done.
 */
async function writeFailed(requests: RequestClient, { id }: ImportProgress, files: string[]): Promise<void> {
  const { out, file } = await firstWritable(files);
  if (!out) return console.error(`The rows that did not go in cannot be written to ${files.join(', ')}.`);
  const reasons = new Map<string, number>();
  let count = 0;
  for (const outcome of ['invalid', 'duplicate', 'skipped'] as const) {
    for (let afterRow = 0; ;) {
      const wanted = { id, forecast: null, outcome, undo: null, afterRow, limit: 200 };
      const { rows } = await untilAvailable(() => requests.send(ListImportRows, wanted));
      if (!rows.length) break;
      for (const { row, outcome: kept, source, warnings } of rows) {
        const reason = kept?.reason ?? null;
        out.write(`${JSON.stringify({ row, outcome, reason, warnings, source })}\n`);
        reasons.set(`${outcome}: ${reason}`, (reasons.get(`${outcome}: ${reason}`) ?? 0) + 1);
        count += 1;
      }
      afterRow = rows.at(-1)!.row;
    }
  }
  if (out !== process.stdout) await finished(out.end());
  for (const [reason, n] of [...reasons].sort((a, b) => b[1] - a[1]))
    console.log(`  ${String(n).padStart(6)}  ${reason}`);
  console.log(`${count} rows that did not go in, with reasons: ${file}`);
}

/** Opens the first writable file; `out` is missing when there is none. */
async function firstWritable(files: string[]): Promise<{ out?: Writable; file: string }> {
  for (const file of files) {
    if (file === '-') return { out: process.stdout, file: 'above' };
    const out = createWriteStream(file);
    const isOpen = await once(out, 'open').then(
      () => true,
      () => false,
    );
    if (isOpen) return { out, file };
  }
  return { file: '' };
}

/** Retries while the service is unavailable, e.g. restarting; all other errors are thrown. */
async function untilAvailable<T>(send: () => Promise<T>): Promise<T> {
  for (;;) {
    try {
      return await send();
    } catch (error) {
      if (!(error instanceof RequestFailed) || error.failure.kind !== 'unavailable') throw error;
      await pause(LOOK_EVERY_MS);
    }
  }
}
