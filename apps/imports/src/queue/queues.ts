/** Reads a file into chunks; one job per import. */
export const STAGING_QUEUE = 'import-staging';
/** Sends one chunk to the directory; one job per chunk, so that any number of copies share an import. */
export const CHUNK_QUEUE = 'import-chunks';

interface TracedJob {
  /** The W3C traceparent of what enqueued it. */
  trace?: string | undefined;
}

export interface StagingJob extends TracedJob {
  importId: string;
}

export interface ChunkJob extends TracedJob {
  importId: string;
  chunk: number;
}

/** BullMQ's priorities end here; later turns share the last one. */
const LAST_PRIORITY = 2_097_152;

export const priorityOf = (turn: number): number => Math.min(Math.max(1, turn), LAST_PRIORITY);

/** A job is only a job queue: nothing of it is kept once it has run, what is done stands in MongoDB. */
export const JOB_OPTIONS = { removeOnComplete: true, removeOnFail: true, attempts: 1 } as const;
