import type { ImportRow } from '@tedarik/commands';
import type { ExportWords } from '../web-bundle/web-bundle.js';
import { BYTE_ORDER_MARK, lineOf } from '../back-office/export/csv.js';
import type { RowLines } from './row-lines.js';

const OPERATION = 'importRows';
const COLUMNS = ['row', 'name', 'address', 'phone', 'email', 'outcome', 'why'] as const;

/** Formats rows of an import as a readable table: the row's data, its outcome or forecast, and the reason in words. */
export function rowTable(words: ExportWords): RowLines {
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
    return COLUMNS.map((column) => words.value([column], cells[column]));
  };
  return {
    format: 'csv',
    head: BYTE_ORDER_MARK + lineOf(COLUMNS.map((column) => words.heading(OPERATION, [column]) ?? column)),
    line: (row) => lineOf(cellsOf(row)),
  };
}

function textIn(source: unknown, field: string): string | undefined {
  const value = (source as Record<string, unknown> | null)?.[field];
  return typeof value === 'string' ? value : undefined;
}
