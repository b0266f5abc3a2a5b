import type { ImportForm, ImportProgress, RowOutcome } from '@tedarik/commands';
import { Schema } from 'mongoose';
import type { MappedBusiness } from '../mapping/mapped-row.js';

/** One import: the file it reads, how, and how far. Its counters are the sums of its chunks. */
export class Import {
  _id: string;
  fileId: string;
  fileName: string;
  form: ImportForm;
  status: ImportProgress['status'];
  failure: string | null;
  settings: { status: 'active' | 'pending' };
  /** Where this import stands in the turns of all imports; see ChunkRepository.nextTurn. */
  turnBase: number;
  /** True when the whole file has been read. */
  staged: boolean;
  createdAt: Date;
  startedAt: Date | null;
  finishedAt: Date | null;
}

/** One row of a file as it was read, with what the mapping made of it. */
export interface StagedRow {
  row: number;
  line: number;
  source: unknown;
  warnings: string[];
  /** Null when the row was refused or is a duplicate within the file. */
  business: (Omit<MappedBusiness, 'categoryNames' | 'closed'> & { categoryIds: string[]; status: string }) | null;
}

/** The rows of a chunk, written once and never changed: `_id` is the chunk's. */
export class Batch {
  _id: string;
  importId: string;
  rows: StagedRow[];
}

/** One batch of an import and what became of it. Small, because every step of the work rewrites it. */
export class Chunk {
  /** `<import id>/<chunk number>` */
  _id: string;
  importId: string;
  chunk: number;
  turn: number;
  firstRow: number;
  lastRow: number;
  read: number;
  /** Rises each time a worker takes the chunk: an older worker's writes are refused. */
  fence: number;
  doneAt: Date | null;
  created: number;
  duplicate: number;
  invalid: number;
  /** Rows that staging decided already; the rest comes when the chunk is done. */
  outcomes: RowOutcome[];
}

const options = { versionKey: false, autoIndex: false } as const;

export const importSchema = new Schema<Import>(
  {
    _id: String,
    fileId: String,
    fileName: String,
    form: String,
    status: String,
    failure: String,
    settings: Schema.Types.Mixed,
    turnBase: Number,
    staged: Boolean,
    createdAt: Date,
    startedAt: Date,
    finishedAt: Date,
  },
  { collection: 'imports', ...options },
);

export const batchSchema = new Schema<Batch>(
  { _id: String, importId: String, rows: Schema.Types.Mixed },
  { collection: 'importBatches', ...options },
);

export const chunkSchema = new Schema<Chunk>(
  {
    _id: String,
    importId: String,
    chunk: Number,
    turn: Number,
    firstRow: Number,
    lastRow: Number,
    read: Number,
    fence: Number,
    doneAt: Date,
    created: Number,
    duplicate: Number,
    invalid: Number,
    outcomes: Schema.Types.Mixed,
  },
  { collection: 'importChunks', ...options },
);
