import { COLUMN_NAME_LENGTH, IMPORT_COLUMNS, MOST_COLUMNS_NAMED, type RecognisedColumn } from '@tedarik/commands';
import { chosenFor, type ChosenTargets } from '../mapping/chosen-targets.js';
import { targetIn, unwrapped } from '../mapping/our-names.js';
import { ownFieldsOf } from '../mapping/own-record.js';
import { isFields } from '../mapping/read-value.js';
import { targetOf } from '../mapping/sources.js';
import type { SourceRow } from '../parse/source-row.js';

const ROWS_LOOKED_AT = 50;
const LONGEST = 60;

/** Which columns or fields the first rows of a file have, and where each goes. */
export class ColumnReport {
  private readonly found = new Map<string, RecognisedColumn>();
  private rows = 0;

  constructor(private readonly chosen: ChosenTargets = new Map()) {}

  look({ value, names }: SourceRow): void {
    if (this.rows === ROWS_LOOKED_AT || value === undefined) return;
    this.rows += 1;
    const record = recordOf(value, names);
    if (!record) return;
    for (const name of names ?? Object.keys(record)) {
      const known = this.found.get(name);
      if (known ? known.sample !== '' : this.found.size === MOST_COLUMNS_NAMED) continue;
      const sample = sampleOf(record[name]);
      const choice = chosenFor(name, this.chosen);
      const target = sample === '' ? targetOf(name) : targetIn(record, name);
      // Only a table may choose the address of a page (IMP-TSV-08).
      const isRead = names !== undefined || target !== 'slug';
      this.found.set(name, {
        name: name.slice(0, COLUMN_NAME_LENGTH),
        sample,
        target: choice === undefined ? (isRead ? target : null) : choice,
        isChosen: choice !== undefined,
      });
    }
  }

  /** Null where nothing has a name: a table in our order. Records of our own export go in whole. */
  get columns(): RecognisedColumn[] | null {
    return this.found.size ? [...this.found.values()] : null;
  }
}

function recordOf(value: unknown, names: readonly string[] | undefined): Record<string, unknown> | null {
  if (isFields(value)) return ownFieldsOf(value) ? null : unwrapped(value);
  if (!names || !Array.isArray(value)) return null;
  const columns: readonly string[] = IMPORT_COLUMNS;
  return Object.fromEntries(names.map((name) => [name, value[columns.indexOf(name.toLowerCase())] as unknown]));
}

function sampleOf(value: unknown): string {
  const text = typeof value === 'string' ? value : value === null || value === undefined ? '' : JSON.stringify(value);
  return text.slice(0, LONGEST).replace(/\s+/g, ' ').trim();
}
