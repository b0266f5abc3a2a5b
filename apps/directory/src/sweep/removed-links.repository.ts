import { Injectable } from '@nestjs/common';
import { Database, newId, documentsOf } from '@tedarik/service-kit';
import type { ClientSession } from 'mongoose';
import type { RemovedLink } from './removed-link.js';

type TakenLinkDocument = Omit<RemovedLink, 'id'> & { _id: string };

/** Links that sweeps removed in the last 30 days; MongoDB deletes older ones by a TTL index. */
@Injectable()
export class RemovedLinksRepository {
  private readonly stored = documentsOf<TakenLinkDocument>('takenLinks')(this.database.connection);

  constructor(private readonly database: Database) {}

  async remember(session: ClientSession, links: readonly Omit<RemovedLink, 'id'>[]): Promise<void> {
    if (links.length === 0) return;
    const documents = links.map((link) => ({ _id: newId(), ...link }));
    await this.stored.collection.insertMany(documents, { session });
  }

  /** Deletes and returns some of the links that were removed with a record. */
  async take(session: ClientSession, recordId: string, limit: number): Promise<RemovedLink[]> {
    const found = this.stored.collection.find({ recordId }, { session, limit, sort: { _id: 1 } });
    const links = (await found.toArray()).map(({ _id, ...link }) => ({ id: _id, ...link }));
    await this.stored.collection.deleteMany({ _id: { $in: links.map(({ id }) => id) } }, { session });
    return links;
  }
}
