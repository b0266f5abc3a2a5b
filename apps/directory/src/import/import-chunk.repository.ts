import type { RowOutcome } from '@tedarik/commands';
import { Injectable } from '@nestjs/common';
import { Clock, Database, DomainError, documentsOf } from '@tedarik/service-kit';
import type { ClientSession } from 'mongoose';

/** What became of a batch of an import. `_id` is '<importId>/<chunk>'. */
interface ImportChunk {
  _id: string;
  /** Of the worker that wrote last, or of the closing; a lower one has been overtaken. */
  fence: number;
  /** Of the first rows of the batch, in its order; of all of them once it is done. */
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

  /** Outcomes of the rows that are done already. Throws import-chunk-fenced when a later worker has been here. */
  async getOutcomes(session: ClientSession, id: string, fence: number): Promise<RowOutcome[]> {
    const stored = await this.stored.model.findById(id).session(session).lean<ImportChunk>();
    if (stored && stored.fence > fence) throw importChunkFenced(id, stored.fence);
    return stored?.outcomes ?? [];
  }

  /** No lower fence writes to these chunks any more, sent or not; answers what became of their rows. */
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
