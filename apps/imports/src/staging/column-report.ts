import {
  COLUMN_NAME_LENGTH,
  IMPORT_COLUMNS,
  MOST_COLUMNS_NAMED,
  MOST_FURTHER_SAMPLES,
  type RecognisedColumn,
  SAMPLE_LENGTH,
} from '@tedarik/commands';
import { type Leaf, leafName, leavesOf } from '../mapping/leaves.js';
import { targetAt, unwrapped } from '../mapping/normalize-field-names.js';
import { exportedFieldsOf } from '../mapping/exported-record.js';
import { isFields } from '../mapping/read-value.js';
import { targetOf } from '../mapping/sources.js';
import { mappedColumn, NO_MAPPING, type TableMapping } from '../mapping/table-mapping.js';
import type { SourceRow } from '../parse/source-row.js';

const ROWS_LOOKED_AT = 200;

/** The columns or fields found in the first rows of a file, with their targets. */
export class ColumnReport {
  private readonly found = new Map<string, RecognisedColumn>();
  private rows = 0;

  constructor(private readonly mapping: TableMapping = NO_MAPPING) {}

  look({ value, names }: SourceRow): void {
    if (this.rows === ROWS_LOOKED_AT || value === undefined) return;
    this.rows += 1;
    const record = recordOf(value, names);
    if (!record) return;
    for (const leaf of names ? names.map((name) => ({ path: [name], value: record[name] })) : leavesOf(record)) {
      const name = leafName(leaf);
      const sample = sampleOf(leaf.value);
      const known = this.found.get(name);
      if (known && known.sample !== '') addSample(known, sample);
      else if (known || this.found.size < MOST_COLUMNS_NAMED)
        this.found.set(name, this.columnOf(leaf, sample, record, names !== undefined));
    }
  }

  private columnOf(leaf: Leaf, sample: string, record: Record<string, unknown>, isTable: boolean): RecognisedColumn {
    const name = leafName(leaf);
    const column = mappedColumn(name, this.mapping);
    const target = sample === '' ? targetOf(name) : targetAt(record, leaf);
    return {
      name: name.slice(0, COLUMN_NAME_LENGTH),
      sample,
      further: [],
      // Only a table may set the slug of a page (IMP-TSV-08).
      target: column ? column.chosen.target : isTable || target !== 'slug' ? target : null,
      split: column?.chosen.split ?? null,
      values: column?.chosen.values ?? [],
      isChosen: column !== undefined && !column.isFromContent,
      isFromContent: column?.isFromContent ?? false,
    };
  }

  /** Null when nothing has a name: a table in our column order, or records of our own export. */
  get columns(): RecognisedColumn[] | null {
    return this.found.size ? [...this.found.values()] : null;
  }
}

function recordOf(value: unknown, names: readonly string[] | undefined): Record<string, unknown> | null {
  if (isFields(value)) return exportedFieldsOf(value) ? null : unwrapped(value);
  if (!names || !Array.isArray(value)) return null;
  const columns: readonly string[] = IMPORT_COLUMNS;
  return Object.fromEntries(names.map((name) => [name, value[columns.indexOf(name.toLowerCase())] as unknown]));
}

function addSample({ sample, further }: RecognisedColumn, text: string): void {
  const isNew = text !== '' && text !== sample && further.length < MOST_FURTHER_SAMPLES && !further.includes(text);
  if (isNew) further.push(text);
}

function sampleOf(value: unknown): string {
  const text = typeof value === 'string' ? value : value === null || value === undefined ? '' : JSON.stringify(value);
  return text.slice(0, SAMPLE_LENGTH).replace(/\s+/g, ' ').trim();
}
