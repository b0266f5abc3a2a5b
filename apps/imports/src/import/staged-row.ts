import type { ImportedMatch, RowForecast } from '@tedarik/commands';
import type { MappedBusiness } from '../mapping/mapped-row.js';

/** One row of a file, with the results of mapping and dry run. */
export interface StagedRow {
  row: number;
  line: number;
  source: unknown;
  warnings: string[];
  forecast: RowForecast;
  /** Why the row cannot be imported, whatever is chosen; null when it can. */
  refusal: string | null;
  /** Only for imports in review. */
  match: ImportedMatch | null;
  /** An earlier row that is the same business, or has the same name. */
  earlierRow: number | null;
  /** Null when the row is refused. */
  business: MappedBusiness | null;
}

/** A row without its source: all that is needed to send it. */
export type MappedStagedRow = Omit<StagedRow, 'source'>;
