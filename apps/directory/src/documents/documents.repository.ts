import { Injectable } from '@nestjs/common';
import { Database, documentsOf } from '@tedarik/service-kit';
import type { ClientSession, mongo } from 'mongoose';
import type { Document } from './document.js';

type Row = Omit<Document, 'id'> & { _id: string };

/** Ids of the certificates of the page that a document was joined with. */
const HELD = {
  $ifNull: [{ $map: { input: { $first: '$page.certificates' }, as: 'link', in: '$$link.certificateId' } }, []],
};

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

  /** Of the certificates of a page. */
  ofPage(businessId: string, session?: ClientSession): Promise<Document[]> {
    const filter = { businessId, certificateId: { $type: 'string' as const } };
    return this.find(filter, { ...(session && { session }) });
  }

  /** Some that go on though their page no longer has the certificate, or that ended though it has it again. */
  async listMisplaced(session: ClientSession, limit: number): Promise<Document[]> {
    const rows = await this.stored.collection
      .aggregate<Row>(
        [
          { $match: { certificateId: { $type: 'string' } } },
          { $lookup: { from: 'businesses', localField: 'businessId', foreignField: '_id', as: 'page' } },
          { $match: { $expr: { $ne: [{ $in: ['$certificateId', HELD] }, { $eq: ['$endedAt', null] }] } } },
          { $limit: limit },
          { $unset: 'page' },
        ],
        { session },
      )
      .toArray();
    return rows.map(fromRow);
  }

  /** Some of those that ended before. */
  listEnded(session: ClientSession, before: Date, limit: number): Promise<Document[]> {
    return this.find({ endedAt: { $lt: before } }, { session, limit });
  }

  async add(session: ClientSession, { id, ...fields }: Document): Promise<void> {
    await this.stored.collection.insertOne({ _id: id, ...fields }, { session });
  }

  async end(session: ClientSession, ids: string[], endedAt: Date | null): Promise<void> {
    await this.stored.collection.updateMany({ _id: { $in: ids } }, { $set: { endedAt } }, { session });
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
    return rows.map(fromRow);
  }
}

const fromRow = ({ _id, ...fields }: Row): Document => ({ id: _id, ...fields });
