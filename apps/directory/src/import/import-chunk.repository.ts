import type { RowOutcome } from '@tedarik/commands';
import { Injectable } from '@nestjs/common';
import { Clock, Database, DomainError, documentsOf } from '@tedarik/service-kit';
import type { ClientSession } from 'mongoose';

/** Outcomes of one chunk of an import. `_id` is '<importId>/<chunk>'. */
interface ImportChunk {
  _id: string;
  /** Fence of the worker that wrote last, or of the request that closed the chunk. Workers with a lower fence are refused. */
  fence: number;
  /** Outcomes of the first rows in the order of the chunk; of all rows once it is complete. */
  outcomes: RowOutcome[];
  at: Date;
}

const importChunkFenced = (id: string, fence: number) =>
  new DomainError('import-chunk-fenced', 'conflict', { id, fence });

@Injectable()
export class ImportChunkRepository {
  private readonly stored = documentsOf<ImportChunk>('importChunks')(this.database.connection);

  constructor(
    private readonly database: Database,
    private readonly clock: Clock,
  ) {}

  /** Outcomes of the rows that are already written. Throws import-chunk-fenced when a worker with a higher fence has written. */
  async getOutcomes(session: ClientSession, id: string, fence: number): Promise<RowOutcome[]> {
    const stored = await this.stored.model.findById(id).session(session).lean<ImportChunk>();
    if (stored && stored.fence > fence) throw importChunkFenced(id, stored.fence);
    return stored?.outcomes ?? [];
  }

  /** Refuses all later writes with a lower fence, also to chunks that were never sent. Returns the outcomes stored so far. */
  async close(session: ClientSession, ids: string[], fence: number): Promise<RowOutcome[]> {
    const raised = { $max: { fence }, $set: { at: this.clock.now() }, $setOnInsert: { outcomes: [] } };
    await this.stored.collection.bulkWrite(
      ids.map((_id) => ({ updateOne: { filter: { _id }, update: raised, upsert: true } })),
      { session },
    );
    const stored = await this.stored.collection.find({ _id: { $in: ids } }, { session }).toArray();
    return stored.flatMap(({ outcomes }) => outcomes);
  }

  async save(session: ClientSession, id: string, fence: number, outcomes: RowOutcome[]): Promise<void> {
    const chunk = { fence, outcomes, at: this.clock.now() };
    await this.stored.collection.updateOne({ _id: id }, { $set: chunk }, { session, upsert: true });
  }
}
