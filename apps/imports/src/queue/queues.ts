/** Jobs that read a file into chunks; one per import. */
export const STAGING_QUEUE = 'import-staging';
/** Jobs that send one chunk to the directory; one per chunk, so that any number of workers can share an import. */
export const CHUNK_QUEUE = 'import-chunks';

interface TracedJob {
  /** W3C traceparent of the code that enqueued the job. */
  trace?: string | undefined;
}

export interface StagingJob extends TracedJob {
  importId: string;
}

export interface ChunkJob extends TracedJob {
  importId: string;
  chunk: number;
}

/** Highest priority number of BullMQ; later turns share it. */
const LAST_PRIORITY = 2_097_152;

export const priorityOf = (turn: number): number => Math.min(Math.max(1, turn), LAST_PRIORITY);

/** Redis is only a job queue: a job is deleted once it has run, and results are stored in MongoDB. */
export const JOB_OPTIONS = { removeOnComplete: true, removeOnFail: true, attempts: 1 } as const;
