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
 * An export of businesses that nobody has imported yet, not even a first try of the same journey. Answers its path and the
 * word that all names hold.
 */
export function newExport(
  called: string,
  options: Omit<ExportOptions, 'seed' | 'mark'>,
): { file: string; mark: string } {
  const seed = randomInt(2 ** 32);
  const mark = `${called}${seed.toString(36)}x`; // numbered after it
  return { mark, file: writeRecords([...mapsRecords({ ...options, seed, mark })]) };
}

/** Records as a file of their own; answers its path. */
export function writeRecords(records: readonly object[]): string {
  const folder = process.env['WORKPLACE'] ?? '.local/start';
  const file = join(mkdtempSync(join(folder, 'export-')), 'export.json');
  writeFileSync(file, JSON.stringify(records));
  return file;
}

/** `npm run import -- FILE` as an operator runs it, under way. */
export class RunningImport {
  private output = '';
  private readonly child: ChildProcess;
  private readonly end: Promise<number>;

  /** With `root` by the command of another version. */
  constructor(file: string, root?: string) {
    this.child = spawn(process.execPath, ['apps/imports/dist/cli.js', resolve(file)], { env: process.env, cwd: root });
    this.child.stdout?.on('data', (part: Buffer) => (this.output += part.toString()));
    this.child.stderr?.on('data', (part: Buffer) => (this.output += part.toString()));
    this.end = new Promise((done) => this.child.once('exit', (code) => done(code ?? 1)));
  }

  /** The counts that the summary gives; throws with everything that was said when it did not finish. */
  async counts(): Promise<Counts> {
    const code = await this.end;
    if (code !== 0) throw new Error(`the import ended with ${code}:\n${this.output}`);
    const count = (name: string) => Number(new RegExp(`^\\s+${name}\\s+(\\d+)$`, 'm').exec(this.output)?.[1] ?? NaN);
    return { read: count('read'), created: count('created'), duplicate: count('duplicate'), invalid: count('invalid') };
  }
}

/** Imports file after file until the work is done: however fast the machine is, rows go in all the while. */
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
