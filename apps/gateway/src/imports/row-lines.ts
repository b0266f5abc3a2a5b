import { IMPORT_COLUMNS, type ImportForm, type ImportRow } from '@tedarik/commands';
import { BYTE_ORDER_MARK } from '../back-office/export/csv.js';
import { tabSeparated } from '../back-office/export/tab-separated.js';
import { areNumbered, cellsOf, ownColumns } from './own-columns.js';

const BESIDE = ['satir', 'sonuc', 'neden'] as const;

/** How rows of an import are written so that, corrected, they can be imported again. */
export interface RowLines {
  format: 'ndjson' | 'tsv' | 'csv';
  head: string;
  line: (row: ImportRow) => string;
}

/** The form in which they came, told by the first of them: records beside fields of ours, or columns and ours after them. */
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

/** Which row it was, what became of it or, until then, is expected of it, and the code of why. */
const besideOf = ({ row, forecast, refusal, outcome }: ImportRow) =>
  [row, outcome?.outcome ?? forecast, outcome?.reason ?? refusal ?? ''] as const;
