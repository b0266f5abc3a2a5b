import type { ImportedMatch, RowForecast } from '@tedarik/commands';
import type { MappedBusiness } from '../mapping/mapped-row.js';

/** One row of a file as it was read, with what the mapping and the dry run made of it. */
export interface StagedRow {
  row: number;
  line: number;
  source: unknown;
  warnings: string[];
  forecast: RowForecast;
  /** Why the row cannot go in, whatever somebody chooses; null when it can. */
  refusal: string | null;
  /** Only of imports in review. */
  match: ImportedMatch | null;
  /** An earlier row that is the same business, or bears the same name. */
  earlierRow: number | null;
  /** Null when the row is refused. */
  business: MappedBusiness | null;
}

/** A row without what it was made of: all that is needed to send it. */
export type MappedStagedRow = Omit<StagedRow, 'source'>;
