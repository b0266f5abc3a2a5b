import { mkdirSync, writeFileSync } from 'node:fs';
import { cpus, loadavg, totalmem } from 'node:os';
import { join } from 'node:path';
import type { Sizes } from '../sizes.js';
import type { BenchOutcome } from './bench.js';
import { verdictOn } from './pairs.js';

/** The machine and its load during a measurement. */
export interface Conditions {
  at: string;
  cores: number;
  memoryGb: number;
  node: string;
  /** Load average of the last minute. */
  load: number;
}

export interface Run {
  sizes: Sizes;
  before: Conditions;
  after: Conditions;
  dataset: string | null;
  outcomes: BenchOutcome[];
  failures: { bench: string; why: string }[];
}

export function conditions(): Conditions {
  return {
    at: new Date().toISOString(),
    cores: cpus().length,
    memoryGb: Math.round(totalmem() / 2 ** 30),
    node: process.versions.node,
    load: loadavg()[0]!,
  };
}

/** Writes a run with all of its pairs into the folder. Returns the path of the file. */
export function writeRun(folder: string, run: Run): string {
  mkdirSync(folder, { recursive: true });
  const file = join(folder, `${run.before.at.replaceAll(':', '-')}.json`);
  const outcomes = run.outcomes.map((outcome) => ({ ...outcome, verdict: verdictOn(outcome.pairs, outcome.goal) }));
  writeFileSync(file, `${JSON.stringify({ ...run, outcomes }, null, 2)}\n`);
  return file;
}
