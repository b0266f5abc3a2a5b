import type {
  ChosenColumn,
  ColumnSeparator,
  ConstantField,
  ImportForm,
  ImportSettings,
  ImportStatus,
  RecognisedColumn,
  EditedValue,
  RowAction,
  RowFix,
  RowForecast,
  RowOutcome,
} from '@tedarik/commands';
import { Schema } from 'mongoose';
import type { ChunkReview } from './chunk-review.js';
import type { StoredRow } from './stored-row.js';
import type { TypeCategory } from '../types/type-category.schema.js';

/** One import: the file it reads, how, and how far. Its counters are the sums of its chunks. */
export class Import {
  _id: string;
  fileId: string;
  fileName: string;
  form: ImportForm;
  separator: ColumnSeparator | null;
  status: ImportStatus;
  failure: string | null;
  failureLine: number | null;
  settings: ImportSettings;
  /** Own entries of the type table as they were when its file began to be read; null before. */
  types: TypeCategory[] | null;
  /** Columns of its file and where they go; null before it is read, and where they have no names. */
  columns: RecognisedColumn[] | null;
  /** What somebody chose for columns of its table; null before its file is read, and for records. */
  chosenColumns: ChosenColumn[] | null;
  /** What stands in rows in which no column gives it; chosen and kept with the columns. */
  constants: ConstantField[] | null;
  /** Where columns of its table go by their values; null before its file is read. */
  proposedColumns: ChosenColumn[] | null;
  /** What is given to all rows with a problem; null before its file is read. */
  fixes: RowFix[] | null;
  /** Mends of earlier files with its columns that somebody may take over; null before its file is read. */
  offered: OfferedMends | null;
  /** Fixes of theirs that somebody took over; one that is no longer among its own was taken back. Null before that. */
  takenOver: RowFix[] | null;
  /** Rises with each edit of a row: of two at the same time, one begins again. */
  editCount: number;
  /** True when nothing may be written before somebody has seen what would be. */
  review: boolean;
  /** Name and id of the account that started it; null for the command line. A scheduled import has only a name. */
  startedBy: string | null;
  startedById: string | null;
  /** Of the scheduled import that started it. */
  scheduleId: string | null;
  /** Added to a chunk's number it is the chunk's turn among those of all imports; see ImportRepository.turnBaseFor. */
  turnBase: number;
  /** True when the whole file has been read. */
  staged: boolean;
  /** True when nothing more is sent: rows without an outcome count as skipped. */
  cutShort: boolean;
  /** Since when rows go in without a stop. */
  sendingSince: Date | null;
  createdAt: Date;
  startedAt: Date | null;
  finishedAt: Date | null;
  /** Since when its file and rows are no longer kept; null while they are. */
  erasedAt: Date | null;
}

/** Fixes of earlier files, and their edits by the rows of this one that they would mend. */
export interface OfferedMends {
  fixes: RowFix[];
  edits: { row: number; key: string; values: EditedValue[] }[];
}

/** The rows of a chunk, changed only where somebody edits one of them: `_id` is the chunk's. */
export class RowBatch {
  _id: string;
  importId: string;
  rows: StoredRow[];
}

/** What somebody chose for one row in place of the settings. */
export interface RowChoice {
  row: number;
  /** Of the staged row, so that choices can be counted without their rows. */
  forecast: RowForecast;
  earlierRow: number | null;
  /** The row names no city; choices of before do not say it. */
  withoutCity?: boolean;
  action: RowAction | null;
  categoryNames: string[] | null;
}

/** One batch of an import and what became of it. Small, because every step of the work rewrites it. */
export class Chunk {
  /** `<import id>/<chunk number>` */
  _id: string;
  importId: string;
  chunk: number;
  firstRow: number;
  lastRow: number;
  read: number;
  /** Rises each time a worker takes the chunk: an older worker's writes are refused. */
  fence: number;
  doneAt: Date | null;
  created: number;
  updated: number;
  duplicate: number;
  skipped: number;
  invalid: number;
  /** Rows that staging decided already; the rest comes when the chunk is done. */
  outcomes: RowOutcome[];
  review: ChunkReview;
  choices: RowChoice[];
  /** Rows that are the first of their name, while a later one of that name goes in as a branch. */
  leads: number[];
  undoneAt: Date | null;
  undone: number;
  kept: number;
  /** Of the businesses that it wrote those that an undo left, or some field of. */
  keptIds: string[];
}

const options = { versionKey: false, autoIndex: false } as const;

export const importSchema = new Schema<Import>(
  {
    _id: String,
    fileId: String,
    fileName: String,
    form: String,
    separator: String,
    status: String,
    failure: String,
    failureLine: Number,
    settings: Schema.Types.Mixed,
    types: Schema.Types.Mixed,
    columns: Schema.Types.Mixed,
    chosenColumns: Schema.Types.Mixed,
    constants: Schema.Types.Mixed,
    proposedColumns: Schema.Types.Mixed,
    fixes: Schema.Types.Mixed,
    offered: Schema.Types.Mixed,
    takenOver: Schema.Types.Mixed,
    editCount: Number,
    review: Boolean,
    startedBy: String,
    startedById: String,
    scheduleId: String,
    turnBase: Number,
    staged: Boolean,
    cutShort: Boolean,
    sendingSince: Date,
    createdAt: Date,
    startedAt: Date,
    finishedAt: Date,
    erasedAt: Date,
  },
  { collection: 'imports', ...options },
);

export const rowBatchSchema = new Schema<RowBatch>(
  { _id: String, importId: String, rows: Schema.Types.Mixed },
  { collection: 'importBatches', ...options },
);

export const chunkSchema = new Schema<Chunk>(
  {
    _id: String,
    importId: String,
    chunk: Number,
    firstRow: Number,
    lastRow: Number,
    read: Number,
    fence: Number,
    doneAt: Date,
    created: Number,
    updated: Number,
    duplicate: Number,
    skipped: Number,
    invalid: Number,
    outcomes: Schema.Types.Mixed,
    review: Schema.Types.Mixed,
    choices: Schema.Types.Mixed,
    leads: [Number],
    undoneAt: Date,
    undone: Number,
    kept: Number,
    keptIds: [String],
  },
  { collection: 'importChunks', ...options },
);
