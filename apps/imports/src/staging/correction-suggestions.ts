import type { ImportForm } from '@tedarik/commands';
import type { Corrections } from '../columns/corrections.js';
import type { OfferedCorrections } from '../import/import.schema.js';
import type { StagedRow } from '../import/staged-row.js';
import { readRecord, sourceKeyOf } from '../mapping/row-record.js';
import type { TableMapping } from '../mapping/table-mapping.js';
import { fixApplies } from './map-row.js';

/** Finds mends of earlier files with the same columns that apply to rows of this one. */
export class CorrectionSuggestions {
  private readonly fixes: Set<Corrections['fixes'][number]>;
  private readonly edits: ReadonlyMap<string, Corrections['edits'][number]['values']>;
  /** The row to which an edit applies; null when the file has several such rows. */
  private readonly rows = new Map<string, number | null>();
  private readonly useful = new Set<Corrections['fixes'][number]>();

  constructor(
    { fixes, edits }: Corrections,
    private readonly form: ImportForm,
    private readonly mapping: TableMapping,
  ) {
    this.fixes = new Set(fixes);
    this.edits = new Map(edits.map(({ key, values }) => [key, values]));
  }

  look({ row, source, business, warnings, refusal }: StagedRow): void {
    const mapped = business ? { business, warnings } : { refused: refusal ?? '' };
    for (const fix of this.fixes) if (fixApplies(fix, mapped, source)) this.useful.add(fix);
    for (const fix of this.useful) this.fixes.delete(fix);
    if (this.edits.size === 0) return;
    const key = sourceKeyOf(readRecord(source, this.form, this.mapping));
    if (key && this.edits.has(key)) this.rows.set(key, this.rows.has(key) ? null : row);
  }

  /** Without edits whose row occurs more than once in this file. */
  get all(): OfferedCorrections {
    const edits = [...this.rows].flatMap(([key, row]) =>
      row === null ? [] : [{ row, key, values: this.edits.get(key)! }],
    );
    return { fixes: [...this.useful], edits };
  }
}
