import { type ChildProcess, spawn } from 'node:child_process';
import { randomInt } from 'node:crypto';
import { mkdtempSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { type ExportOptions, mapsRecords } from '@tedarik/generate';

export interface Counts {
  read: number;
  created: number;
  duplicate: number;
  invalid: number;
}

/**
 * Writes an export of businesses that were never imported before, not even by an earlier attempt of the same journey. Returns its path and
 * the word that all names contain.
 */
export function newExport(
  called: string,
  options: Omit<ExportOptions, 'seed' | 'mark'>,
): { file: string; mark: string } {
  const seed = randomInt(2 ** 32);
  const mark = `${called}${seed.toString(36)}x`; // a number follows it
  return { mark, file: writeRecords([...mapsRecords({ ...options, seed, mark })]) };
}

/** Writes records into a new file; returns its path. */
export function writeRecords(records: readonly object[]): string {
  const folder = process.env['WORKPLACE'] ?? '.local/start';
  const file = join(mkdtempSync(join(folder, 'export-')), 'export.json');
  writeFileSync(file, JSON.stringify(records));
  return file;
}

/** A running `npm run import -- FILE`, as an operator starts it. */
export class RunningImport {
  private output = '';
  private readonly child: ChildProcess;
  private readonly end: Promise<number>;

  /** With `root` the command of another version is run. */
  constructor(file: string, root?: string) {
    this.child = spawn(process.execPath, ['apps/imports/dist/cli.js', resolve(file)], { env: process.env, cwd: root });
    this.child.stdout?.on('data', (part: Buffer) => (this.output += part.toString()));
    this.child.stderr?.on('data', (part: Buffer) => (this.output += part.toString()));
    this.end = new Promise((done) => this.child.once('exit', (code) => done(code ?? 1)));
  }

  /** The counts of the summary; throws with the complete output if the import did not finish. */
  async counts(): Promise<Counts> {
    const code = await this.end;
    if (code !== 0) throw new Error(`the import ended with ${code}:\n${this.output}`);
    const count = (name: string) => Number(new RegExp(`^\\s+${name}\\s+(\\d+)$`, 'm').exec(this.output)?.[1] ?? NaN);
    return { read: count('read'), created: count('created'), duplicate: count('duplicate'), invalid: count('invalid') };
  }
}

/** Imports one file after the other until the work is done, so that rows are imported all the time, however fast the machine is. */
export async function whileImporting(called: string, work: () => Promise<void>): Promise<void> {
  let isDone = false;
  const importing = (async () => {
    while (!isDone) await new RunningImport(newExport(called, { rows: 1_500 }).file).counts();
  })();
  try {
    await work();
  } finally {
    isDone = true;
    await importing;
  }
}
