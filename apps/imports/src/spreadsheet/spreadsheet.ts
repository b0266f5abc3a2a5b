import { Worker } from 'node:worker_threads';
import { DomainError } from '@tedarik/service-kit';
import { LIMITS } from '../parse/source-row.js';
import { entriesOf, unpacksTo } from './zip.js';

const MB = 1024 * 1024;
/** A larger spreadsheet can hardly be opened by spreadsheet programs; as CSV it may have 200 MB. */
const MOST_BYTES = 25 * MB;
const MOST_UNPACKED = 250 * MB;
const MEMORY_MB = 500;
const WITHIN_MS = 120_000;
const ZIP = Buffer.from([0x50, 0x4b, 0x03, 0x04]);
/** Magic bytes of Excel files before 2007, and of those with a password. */
const COMPOUND = Buffer.from([0xd0, 0xcf, 0x11, 0xe0, 0xa1, 0xb1, 0x1a, 0xe1]);

/** A sheet as text: one line per row, tab-separated. */
export interface Spreadsheet {
  text: string;
  /** The sheet that was read, and all visible sheets. */
  sheet: string;
  sheets: string[];
}

const THREAD = new URL('../../spreadsheet-thread.mjs', import.meta.url);

/** Whether a file with this beginning is a spreadsheet or an archive. */
export const looksLikeSpreadsheet = (start: Buffer): boolean =>
  [ZIP, COMPOUND].some((magic) => start.subarray(0, magic.length).equals(magic));

/**
 * Reads XLSX, XLS, XLSB or ODS: the named sheet, or the first that is a table. Throws `spreadsheet-too-large`, `spreadsheet-locked`,
 * `spreadsheet-broken`, `sheet-not-found`, `zip-archive` and `no-rows`.
 */
export async function readSpreadsheet(
  bytes: AsyncIterable<Buffer>,
  wanted: string | null,
  rows = LIMITS.rows + 100,
): Promise<Spreadsheet> {
  const whole = await collected(bytes);
  if (whole.subarray(0, ZIP.length).equals(ZIP)) await mustBeSpreadsheet(whole);
  const found = await inTurn(() => inThread(whole, wanted, rows));
  if ('code' in found) throw new DomainError(found.code, 'unprocessable');
  return found;
}

async function collected(bytes: AsyncIterable<Buffer>): Promise<Buffer> {
  const parts: Buffer[] = [];
  let size = 0;
  for await (const part of bytes) {
    size += part.length;
    if (size > MOST_BYTES) throw tooLarge();
    parts.push(part);
  }
  return Buffer.concat(parts);
}

async function mustBeSpreadsheet(archive: Buffer): Promise<void> {
  const entries = entriesOf(archive);
  if (!entries) throw broken();
  if (!entries.some(({ name }) => name === 'content.xml' || name.startsWith('xl/')))
    throw new DomainError('zip-archive', 'unprocessable');
  const fits = await unpacksTo(archive, entries, MOST_UNPACKED).catch(() => {
    throw broken();
  });
  if (!fits) throw tooLarge();
}

const broken = () => new DomainError('spreadsheet-broken', 'unprocessable');
const tooLarge = () => new DomainError('spreadsheet-too-large', 'unprocessable', { maxBytes: MOST_BYTES });

type Answer = Spreadsheet | { code: string };

let turn: Promise<unknown> = Promise.resolve();
/** One spreadsheet at a time, because each may use the full memory limit. */
function inTurn<T>(work: () => Promise<T>): Promise<T> {
  const mine = turn.then(work);
  turn = mine.catch(() => undefined);
  return mine;
}

function inThread(bytes: Buffer, wanted: string | null, rows: number): Promise<Answer> {
  return new Promise((resolve, reject) => {
    const thread = new Worker(THREAD, {
      workerData: { bytes, wanted, rows },
      resourceLimits: { maxOldGenerationSizeMb: MEMORY_MB },
    });
    const timer = setTimeout(() => void thread.terminate(), WITHIN_MS);
    const end = (settle: () => void) => {
      clearTimeout(timer);
      settle();
    };
    thread.once('message', (answer: Answer) => end(() => resolve(answer)));
    // Out of memory or out of time: both mean that the file is too large.
    thread.once('error', (error: NodeJS.ErrnoException) =>
      end(() => reject(error.code === 'ERR_WORKER_OUT_OF_MEMORY' ? tooLarge() : error)),
    );
    thread.once('exit', () => end(() => reject(tooLarge())));
  });
}
