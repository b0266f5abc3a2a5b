import { Injectable } from '@nestjs/common';
import { Database, documentsOf } from '@tedarik/service-kit';
import type { ClientSession, mongo } from 'mongoose';
import type { Document } from './document.js';

type Row = Omit<Document, 'id'> & { _id: string };

/** Documents that prove something, for as long as somebody may have to look at them. */
@Injectable()
export class DocumentsRepository {
  private readonly stored = documentsOf<Row>('proofDocuments')(this.database.connection);

  constructor(private readonly database: Database) {}

  async findById(session: ClientSession, id: string): Promise<Document | undefined> {
    return (await this.find({ _id: id }, { session }))[0];
  }

  /** Of one claim or of several, the oldest first. */
  ofClaims(claimIds: readonly string[], session?: ClientSession): Promise<Document[]> {
    return this.find(
      { claimId: { $in: [...claimIds] } },
      { sort: { addedAt: 1, _id: 1 }, ...(session && { session }) },
    );
  }

  ofAccount(session: ClientSession, accountId: string): Promise<Document[]> {
    return this.find({ accountId }, { session });
  }

  ofBusinesses(session: ClientSession, businessIds: readonly string[]): Promise<Document[]> {
    return this.find({ businessId: { $in: [...businessIds] } }, { session });
  }

  /** Some of those that ended before. */
  listEnded(session: ClientSession, before: Date, limit: number): Promise<Document[]> {
    return this.find({ endedAt: { $lt: before } }, { session, limit });
  }

  async add(session: ClientSession, { id, ...fields }: Document): Promise<void> {
    await this.stored.collection.insertOne({ _id: id, ...fields }, { session });
  }

  /** Null for a claim that goes on. */
  async endOfClaim(session: ClientSession, claimId: string, endedAt: Date | null): Promise<void> {
    await this.stored.collection.updateMany({ claimId }, { $set: { endedAt } }, { session });
  }

  async remove(session: ClientSession, ids: string[]): Promise<void> {
    await this.stored.collection.deleteMany({ _id: { $in: ids } }, { session });
  }

  private async find(filter: mongo.Filter<Row>, options: mongo.FindOptions): Promise<Document[]> {
    const rows = await this.stored.collection.find(filter, options).toArray();
    return rows.map(({ _id, ...fields }) => ({ id: _id, ...fields }));
  }
}
