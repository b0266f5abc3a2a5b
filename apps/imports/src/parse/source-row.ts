import { LARGEST_IMPORT_FILE } from '@tedarik/commands';

/** One record of a file as it was read. `line` counts lines of the file from 1; `row` records, or of columns lines too. */
export interface SourceRow {
  row: number;
  line: number;
  /** The record, or the cells of a line; undefined when it is broken. A row below a header is a record by its columns. */
  value?: unknown;
  /** The columns of its table, where they are named. */
  names?: readonly string[];
  /** Why the record itself cannot be read. */
  broken?: 'not-json' | 'record-too-large' | 'nested-too-deep' | 'line-too-long' | 'broken-quotes';
}

export const LIMITS = {
  bytes: LARGEST_IMPORT_FILE,
  rows: 200_000,
  /** Of a table whose columns are named. */
  columns: 2_000,
  depth: 32,
  recordCharacters: 256 * 1024,
  lineCharacters: 64 * 1024,
  /** Of one record whose cells stand in quotes: those of a broken one are read again. */
  recordLines: 200,
} as const;
