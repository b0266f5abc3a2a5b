import { IMPORT_COLUMNS, type ImportForm, type ImportRow } from '@tedarik/commands';
import { z } from 'zod';
import { BYTE_ORDER_MARK } from '../back-office/export/csv.js';
import { tabSeparated } from '../back-office/export/tab-separated.js';

/** Empty if the line could not be split into cells. */
const cellsIn = z.array(z.string()).catch([]);
const BESIDE = ['satir', 'sonuc', 'neden'] as const;

/** Formats rows of an import so that they can be corrected and imported again. */
export interface RowLines {
  format: 'ndjson' | 'tsv' | 'csv';
  head: string;
  line: (row: ImportRow) => string;
}

/** The uploaded format: JSON records with our fields added, or the known columns followed by ours. */
export const ROW_LINES: Readonly<Record<ImportForm, RowLines>> = {
  json: { format: 'ndjson', head: '', line: recordOf },
  tsv: { format: 'tsv', head: BYTE_ORDER_MARK + tabSeparated([...IMPORT_COLUMNS, ...BESIDE]), line: columnsOf },
};

function recordOf(row: ImportRow): string {
  const [_satir, _sonuc, _neden] = besideOf(row);
  const { source } = row;
  const record = typeof source === 'object' && !Array.isArray(source) ? source : { _kayit: source };
  return `${JSON.stringify({ ...record, _satir, _sonuc, _neden })}\n`;
}

function columnsOf(row: ImportRow): string {
  const source = cellsIn.parse(row.source);
  const cells = IMPORT_COLUMNS.map((_, at) => source[at] ?? '');
  return tabSeparated([...cells, ...besideOf(row).map(String)]);
}

/** Our extra fields: the row's number, its outcome (or forecast before the import), and the code of the reason. */
const besideOf = ({ row, forecast, refusal, outcome }: ImportRow) =>
  [row, outcome?.outcome ?? forecast, outcome?.reason ?? refusal ?? ''] as const;
