import type { BenchOutcome } from './bench.js';
import { type Goal, verdictOn } from './pairs.js';

const HEAD = ['bench', 'ours', 'yardstick', 'ratio', 'min – max', 'goal', 'met'];
const SIGN: Record<Goal['keep'], string> = { 'at least': '≥', 'at most': '≤' };

/** Formats a number with three significant digits and no exponent. */
export function figure(value: number): string {
  if (!Number.isFinite(value)) return '-';
  return Math.abs(value) >= 100 ? value.toFixed(0) : String(Number(value.toPrecision(3)));
}

/** The outcomes as a Markdown table with aligned columns, followed by their notes. */
export function tableOf(outcomes: readonly BenchOutcome[]): string {
  const rows = [HEAD, ...outcomes.map(cellsOf)];
  const widths = HEAD.map((_, column) => Math.max(...rows.map((row) => row[column]!.length)));
  const line = (row: string[]) => `| ${row.map((cell, column) => cell.padEnd(widths[column]!)).join(' | ')} |`;
  const [head, ...body] = rows.map(line);
  const rule = `|${widths.map((width) => '-'.repeat(width + 2)).join('|')}|`;
  const notes = outcomes.flatMap(({ title, notes = [] }) => notes.map((note) => `- ${title}: ${note}`));
  return [head, rule, ...body, ...(notes.length ? ['', ...notes] : [])].join('\n');
}

function cellsOf({ title, unit, pairs, goal }: BenchOutcome): string[] {
  const { ours, yardstick, ratio, lowest, highest, isMet } = verdictOn(pairs, goal);
  return [
    title,
    `${figure(ours)} ${unit}`,
    `${figure(yardstick)} ${unit}`,
    figure(ratio),
    `${figure(lowest)} – ${figure(highest)}`,
    `${SIGN[goal.keep]} ${goal.ratio}`,
    isMet ? 'yes' : 'no',
  ];
}
