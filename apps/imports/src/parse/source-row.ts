import { LARGEST_IMPORT_FILE } from '@tedarik/commands';

/** One record of a file as it was read. `line` counts lines of the file from 1; `row` counts records, or for tables lines too. */
export interface SourceRow {
  row: number;
  line: number;
  /** The record, or the cells of a line; undefined when it is broken. A row below a header is a record by column names. */
  value?: unknown;
  /** Names of the columns, if the table has a header. */
  names?: readonly string[];
  /** Why the record cannot be read. */
  broken?: 'not-json' | 'record-too-large' | 'nested-too-deep' | 'line-too-long' | 'broken-quotes';
}

export const LIMITS = {
  bytes: LARGEST_IMPORT_FILE,
  rows: 200_000,
  /** Limit for tables with a header. */
  columns: 2_000,
  depth: 32,
  recordCharacters: 256 * 1024,
  lineCharacters: 64 * 1024,
  /** Lines of one record with quoted cells, because the lines of a broken one are read again. */
  recordLines: 200,
} as const;
