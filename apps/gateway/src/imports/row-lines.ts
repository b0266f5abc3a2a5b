import { IMPORT_COLUMNS, type ImportForm, type ImportRow } from '@tedarik/commands';
import { BYTE_ORDER_MARK } from '../back-office/export/csv.js';
import { tabSeparated } from '../back-office/export/tab-separated.js';
import { areNumbered, cellsOf, ownColumns } from './own-columns.js';

const BESIDE = ['satir', 'sonuc', 'neden'] as const;

/** Formats rows of an import so that they can be corrected and imported again. */
export interface RowLines {
  format: 'ndjson' | 'tsv' | 'csv';
  head: string;
  line: (row: ImportRow) => string;
}

/** The uploaded format, derived from the first rows: JSON records with our fields added, or the table's columns followed by ours. */
export function rowLines(form: ImportForm, first: readonly ImportRow[]): RowLines {
  if (form === 'json') return { format: 'ndjson', head: '', line: recordOf };
  const names = ownColumns(first, BESIDE) ?? IMPORT_COLUMNS;
  return {
    format: 'tsv',
    head: BYTE_ORDER_MARK + (areNumbered(names) ? '' : tabSeparated([...names, ...BESIDE])),
    line: (row) => tabSeparated([...cellsOf(row, names), ...besideOf(row).map(String)]),
  };
}

function recordOf(row: ImportRow): string {
  const [_satir, _sonuc, _neden] = besideOf(row);
  const { source } = row;
  const record = typeof source === 'object' && !Array.isArray(source) ? source : { _kayit: source };
  return `${JSON.stringify({ ...record, _satir, _sonuc, _neden })}\n`;
}

/** Our extra fields: the row's number, its outcome (or forecast before the import), and the code of the reason. */
const besideOf = ({ row, forecast, refusal, outcome }: ImportRow) =>
  [row, outcome?.outcome ?? forecast, outcome?.reason ?? refusal ?? ''] as const;
