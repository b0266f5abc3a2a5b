import type { ImportForm, ImportRow } from '@tedarik/commands';
import type { ExportWords } from '../web-bundle/web-bundle.js';
import { BYTE_ORDER_MARK, lineOf } from '../back-office/export/csv.js';
import { cellsOf as ownCellsOf, ownColumns } from './own-columns.js';
import type { RowLines } from './row-lines.js';

export const ROWS_OF_IMPORT = 'importRows';
const COLUMNS = ['row', 'name', 'address', 'phone', 'email', 'outcome', 'why'] as const;

/** Formats rows of an import as a readable table: the row's data, its outcome or forecast, and the reason in words. */
export function rowTable(words: ExportWords, form: ImportForm, first: readonly ImportRow[]): RowLines {
  // The mapping of a row that was not imported is unknown here, so the table shows all columns of the file.
  const own = form === 'tsv' ? ownColumns(first) : null;
  const cellsOf = (row: ImportRow) => {
    const { mapped, outcome } = row;
    const of = (field: string) => textIn(row.source, field);
    const reason = outcome?.reason ?? row.refusal;
    const cells: Record<(typeof COLUMNS)[number], string | number> = {
      row: row.line,
      name: row.name,
      address: mapped?.location.address ?? of('address') ?? of('full_address') ?? '',
      phone: mapped?.phone ?? of('phone') ?? '',
      email: mapped?.email ?? of('email') ?? '',
      outcome: outcome?.outcome ?? row.forecast,
      why: reason === null ? '' : words.reason(reason, row.name),
    };
    const shown = (column: (typeof COLUMNS)[number]) => words.value([column], cells[column]);
    return own ? [shown('row'), ...ownCellsOf(row, own), shown('outcome'), shown('why')] : COLUMNS.map(shown);
  };
  const heading = (column: string) => words.heading(ROWS_OF_IMPORT, [column]) ?? column;
  const heads = own ? [heading('row'), ...own, heading('outcome'), heading('why')] : COLUMNS.map(heading);
  return {
    format: 'csv',
    head: BYTE_ORDER_MARK + lineOf(heads),
    line: (row) => lineOf(cellsOf(row)),
  };
}

function textIn(source: unknown, field: string): string | undefined {
  const value = (source as Record<string, unknown> | null)?.[field];
  return typeof value === 'string' ? value : undefined;
}
