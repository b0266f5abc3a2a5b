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

/** One import: its file, how it is read, and its state. Its counters are the sums over its chunks. */
export class Import {
  _id: string;
  fileId: string;
  fileName: string;
  form: ImportForm;
  separator: ColumnSeparator | null;
  /** The service wrote the file itself, from a spreadsheet or from rows of another import: no other separator can be right. */
  separatorFixed: boolean;
  status: ImportStatus;
  failure: string | null;
  failureLine: number | null;
  settings: ImportSettings;
  /** Own entries of the type table at the beginning of the reading; null before. */
  types: TypeCategory[] | null;
  /** Columns of its file and their targets; null before it is read, and when the columns have no names. */
  columns: RecognisedColumn[] | null;
  /** Mapping of the columns as an administrator chose it; null before the file is read, and for records. */
  chosenColumns: ChosenColumn[] | null;
  /** Values for fields that no column provides; chosen and stored with the columns. */
  constants: ConstantField[] | null;
  /** Targets of columns proposed from their values; null before the file is read. */
  proposedColumns: ChosenColumn[] | null;
  /** Whether the coordinates of its rows are swapped; absent before the file is read, and in imports of earlier versions. */
  swapsPoints?: boolean | null;
  /** Whether choices for an earlier file with the same columns were found; absent as above. */
  hasSavedMapping?: boolean | null;
  /** Values for all rows with a certain problem; null before the file is read. */
  fixes: RowFix[] | null;
  /** Mends of earlier files with the same columns that can be taken over; null before the file is read. */
  offered: OfferedCorrections | null;
  /** Fixes that were taken over from the offered ones; one that is no longer in `fixes` was withdrawn. Null before. */
  takenOver: RowFix[] | null;
  /** Rises with each edit of a row: when two edits run at once, one of them starts again. */
  editCount: number;
  /** Whether an administrator must see a dry run before anything is written. */
  review: boolean;
  /** Name and id of the account that started it; null for the command line. Scheduled imports have only a name. */
  startedBy: string | null;
  startedById: string | null;
  /** Id of the scheduled import that started it. */
  scheduleId: string | null;
  /** Added to a chunk's number, this gives the chunk's turn among those of all imports; see ImportRepository.turnBaseFor. */
  turnBase: number;
  /** Whether the whole file has been read. */
  staged: boolean;
  /** Whether sending was stopped; rows without an outcome then count as skipped. */
  cutShort: boolean;
  /** Since when rows are sent without a pause. */
  sendingSince: Date | null;
  createdAt: Date;
  startedAt: Date | null;
  finishedAt: Date | null;
  /** When its file and rows were deleted; null while they are stored. */
  erasedAt: Date | null;
}

/** Fixes of earlier files, and their edits with the rows of this file to which they apply. */
export interface OfferedCorrections {
  fixes: RowFix[];
  edits: { row: number; key: string; values: EditedValue[] }[];
}

/** The rows of a chunk; changed only by edits of single rows. `_id` is the chunk's. */
export class RowBatch {
  _id: string;
  importId: string;
  rows: StoredRow[];
}

/** The choice for one row, which overrides the settings. */
export interface RowChoice {
  row: number;
  /** Copied from the staged row, so that choices can be counted without reading rows. */
  forecast: RowForecast;
  earlierRow: number | null;
  /** Whether the row names no city; absent in choices of earlier versions. */
  withoutCity?: boolean;
  action: RowAction | null;
  categoryNames: string[] | null;
}

/** One batch of an import and its outcomes. Kept small, because every step of the work rewrites it. */
export class Chunk {
  /** `<import id>/<chunk number>` */
  _id: string;
  importId: string;
  chunk: number;
  firstRow: number;
  lastRow: number;
  read: number;
  /** Rises each time a worker takes the chunk, so that writes of an earlier worker are refused. */
  fence: number;
  doneAt: Date | null;
  created: number;
  updated: number;
  duplicate: number;
  skipped: number;
  invalid: number;
  /** Outcomes that staging has decided; the others are added when the chunk is done. */
  outcomes: RowOutcome[];
  review: ChunkReview;
  choices: RowChoice[];
  /** Rows that are the first with their name, while a later row with that name is added as a branch. */
  leads: number[];
  undoneAt: Date | null;
  undone: number;
  kept: number;
  /** Ids of businesses that the chunk wrote and that an undo kept, completely or in some field. */
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
    separatorFixed: Boolean,
    status: String,
    failure: String,
    failureLine: Number,
    settings: Schema.Types.Mixed,
    types: Schema.Types.Mixed,
    columns: Schema.Types.Mixed,
    chosenColumns: Schema.Types.Mixed,
    constants: Schema.Types.Mixed,
    proposedColumns: Schema.Types.Mixed,
    swapsPoints: Boolean,
    hasSavedMapping: Boolean,
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
