import type { ImportForm } from '@tedarik/commands';
import type { RowRepository } from '../import/row.repository.js';
import type { StagedRow } from '../import/staged-row.js';

/** The invalid rows of an import as a file of the same form: objects one to a line, or columns between tabs. */
export async function* failedRowsOf(
  rows: RowRepository,
  importId: string,
  form: ImportForm,
): AsyncGenerator<Buffer, void> {
  const filter = { afterRow: 0, forecast: null, outcome: 'invalid', undo: null } as const;
  const write = form === 'tsv' ? columnsOf : recordOf;
  for await (const { _id, outcomes } of rows.findChunksWith(importId, filter, false)) {
    const invalid = outcomes.flatMap(({ row, outcome }) => (outcome === 'invalid' ? [row] : []));
    const found = await rows.find([_id], { $in: ['$$row.row', invalid] });
    const text = found.flatMap(write).map((line) => `${line}\n`);
    if (text.length) yield Buffer.from(text.join(''));
  }
}

/** What was not even a record cannot be read any better a second time. */
function recordOf({ source }: StagedRow): string[] {
  return typeof source === 'object' && source !== null && !Array.isArray(source) ? [JSON.stringify(source)] : [];
}

/** A cell that was quoted may hold what stands between cells. */
function columnsOf({ source }: StagedRow): string[] {
  if (!Array.isArray(source)) return [];
  return [source.map((cell) => String(cell).replace(/\s+/g, ' ')).join('\t')];
}
