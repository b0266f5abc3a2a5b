import { Injectable } from '@nestjs/common';
import type {
  CloseImportChunks,
  ImportBusinesses,
  ReplyOf,
  RequestContext,
  RequestOf,
  RowOutcome,
} from '@tedarik/commands';
import { Database, isDuplicateKey, retryOnDuplicateKey } from '@tedarik/service-kit';
import { ImportBatch } from './import-batch.js';
import { ImportChunkRepository } from './import-chunk.repository.js';

type Command = RequestOf<typeof ImportBusinesses>;

const BATCH_TRIES = 3;

/** Chunks of imports: their businesses are written in batches, and a chunk is closed for workers that were overtaken. */
@Injectable()
export class ImportChunks {
  constructor(
    private readonly database: Database,
    private readonly batch: ImportBatch,
    private readonly chunks: ImportChunkRepository,
  ) {}

  /**
   * Writes a batch, its events and its outcomes in one transaction; a repeat returns the stored outcomes. When another writer keeps taking
   * names of the batch, the rows are written one by one, so that only those with a taken name are refused.
   */
  async write(command: Command, context: RequestContext): Promise<{ outcomes: RowOutcome[] }> {
    return { outcomes: await this.wholeBatch(command, context) };
  }

  /**
   * Closes chunks for workers with a lower fence. A worker that is writing at this moment either commits first, and its outcomes are
   * returned, or is refused as fenced.
   */
  async close(request: RequestOf<typeof CloseImportChunks>): Promise<ReplyOf<typeof CloseImportChunks>> {
    const ids = request.chunks.map((chunk) => `${request.importId}/${chunk}`);
    const stored = await retryOnDuplicateKey(() =>
      this.database.transaction((session) => this.chunks.close(session, ids, request.fence)),
    );
    const wanted = new Set(request.rows);
    return { outcomes: oneEach(stored.filter(({ row }) => wanted.has(row))) };
  }

  private async wholeBatch(command: Command, context: RequestContext): Promise<RowOutcome[]> {
    try {
      return await retryOnDuplicateKey(() => this.writeUpTo(command, command.businesses.length, context), BATCH_TRIES);
    } catch (error) {
      if (!isDuplicateKey(error)) throw error;
      return this.rowByRow(command, context);
    }
  }

  private async rowByRow(command: Command, context: RequestContext): Promise<RowOutcome[]> {
    let outcomes: RowOutcome[] = [];
    for (let rows = 1; rows <= command.businesses.length; rows++) {
      outcomes = await retryOnDuplicateKey(() => this.writeUpTo(command, rows, context));
    }
    return outcomes;
  }

  /** Returns the outcomes of at least the first `count` rows, after writing those that were not written before. */
  private writeUpTo(command: Command, count: number, context: RequestContext): Promise<RowOutcome[]> {
    const id = `${command.importId}/${command.chunk}`;
    return this.database.transaction(async (session) => {
      const done = await this.chunks.getOutcomes(session, id, command.fence);
      const rest = command.businesses.slice(done.length, count);
      if (rest.length === 0) return done;
      const outcomes = [...done, ...(await this.batch.write(session, command.importId, rest, context))];
      await this.chunks.save(session, id, command.fence, outcomes);
      return outcomes;
    });
  }
}

/** A row that was written with its batch and later sent again alone is a duplicate of its own business. The outcome of the write counts. */
const oneEach = (outcomes: readonly RowOutcome[]): RowOutcome[] => [
  ...new Map(outcomes.toSorted(writtenLast).map((outcome) => [outcome.row, outcome])).values(),
];
const writtenLast = (one: RowOutcome, other: RowOutcome): number => Number(isWritten(one)) - Number(isWritten(other));
const isWritten = ({ outcome }: RowOutcome): boolean => outcome === 'created' || outcome === 'updated';
