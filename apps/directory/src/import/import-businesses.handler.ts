import type { RequestContext, ImportBusinesses, RequestOf, RowOutcome } from '@tedarik/commands';
import { Injectable } from '@nestjs/common';
import { retryOnDuplicateKey, Database, isDuplicateKey } from '@tedarik/service-kit';
import { ImportBatch } from './import-batch.js';
import { ImportChunkRepository } from './import-chunk.repository.js';

type Command = RequestOf<typeof ImportBusinesses>;

const BATCH_TRIES = 3;

/**
 * Writes a batch, its events and its outcomes in one transaction; a repeat returns the stored outcomes. When another writer keeps taking
 * names of the batch, the rows are written one by one, so that only those with a taken name are refused.
 */
@Injectable()
export class ImportBusinessesHandler {
  constructor(
    private readonly database: Database,
    private readonly batch: ImportBatch,
    private readonly chunks: ImportChunkRepository,
  ) {}

  async execute(command: Command, context: RequestContext): Promise<{ outcomes: RowOutcome[] }> {
    return { outcomes: await this.wholeBatch(command, context) };
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
