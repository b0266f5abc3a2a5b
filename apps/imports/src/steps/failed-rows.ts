import type { ImportForm } from '@tedarik/commands';
import type { RowRepository } from '../import/row.repository.js';
import { isFields } from '../mapping/read-value.js';
import { hasNumbersOnly } from '../parse/header.js';
import { tabCell } from '../parse/quoted-rows.js';
import type { StagedRow } from '../import/staged-row.js';

/**
 * The invalid rows of an import as a file of the same form: one object per line, or tab-separated columns with a header if the file had
 * one.
 */
export async function* failedRowsOf(
  rows: RowRepository,
  importId: string,
  form: ImportForm,
): AsyncGenerator<Buffer, void> {
  const filter = { afterRow: 0, forecast: null, outcome: 'invalid', undo: null } as const;
  const write = form === 'tsv' ? columnsOf : recordOf;
  let header: string[] = [];
  for await (const { _id, outcomes } of rows.findChunksWith(importId, filter, false)) {
    const invalid = outcomes.flatMap(({ row, outcome }) => (outcome === 'invalid' ? [row] : []));
    const found = await rows.find([_id], { $in: ['$$row.row', invalid] });
    const first = form === 'tsv' && !header.length ? found.find(({ source }) => isFields(source))?.source : undefined;
    if (isFields(first)) header = Object.keys(first);
    const lines = [...(first && !hasNumbersOnly(header) ? [lineOf(header)] : []), ...found.flatMap(write)];
    if (lines.length) yield Buffer.from(lines.map((line) => `${line}\n`).join(''));
  }
}

/** Rows that were no records are left out, because they could not be read the second time either. */
function recordOf({ source }: StagedRow): string[] {
  return typeof source === 'object' && source !== null && !Array.isArray(source) ? [JSON.stringify(source)] : [];
}

/** Cells that were quoted may contain separators, so whitespace is replaced. */
function columnsOf({ source }: StagedRow): string[] {
  if (Array.isArray(source)) return [lineOf(source)];
  return isFields(source) ? [lineOf(Object.values(source))] : [];
}

const lineOf = (cells: readonly unknown[]): string =>
  cells.map((cell) => tabCell(String(cell).replace(/\s+/g, ' '))).join('\t');
