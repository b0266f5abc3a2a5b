import { Injectable } from '@nestjs/common';
import { Database, documentsOf } from '@tedarik/service-kit';
import type { ClientSession, mongo } from 'mongoose';
import { broughtTo, givenBack } from '../came-from.js';
import type { Document } from './document.js';

type Row = Omit<Document, 'id'> & { _id: string };

const OLDEST_FIRST = { addedAt: 1, _id: 1 } as const;

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
    return this.find({ claimId: { $in: [...claimIds] } }, { sort: OLDEST_FIRST, ...(session && { session }) });
  }

  /** The oldest first. */
  ofAccount(accountId: string, session?: ClientSession): Promise<Document[]> {
    return this.find({ accountId }, { sort: OLDEST_FIRST, ...(session && { session }) });
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

  /** The kept business gets those of the certificates that it now has from the merged one, where it has none itself. */
  async bring(
    session: ClientSession,
    keptId: string,
    merged: { id: string; certificates: readonly { certificateId: string }[] },
  ): Promise<void> {
    const own = new Set((await this.ofPage(keptId, session)).map(({ certificateId }) => certificateId));
    const held = new Set<string | null>(merged.certificates.map(({ certificateId }) => certificateId));
    const others = (await this.ofPage(merged.id, session)).filter(
      ({ certificateId }) => held.has(certificateId) && !own.has(certificateId),
    );
    await this.move(
      session,
      others.map((document) => broughtTo(keptId, document)),
    );
  }

  /** The merge is undone: each of the two has its own documents again. */
  async giveBack(session: ClientSession, keptId: string, mergedId: string): Promise<void> {
    await this.move(session, givenBack(mergedId, await this.ofPage(keptId, session)));
  }

  async remove(session: ClientSession, ids: string[]): Promise<void> {
    await this.stored.collection.deleteMany({ _id: { $in: ids } }, { session });
  }

  private async move(session: ClientSession, documents: readonly Document[]): Promise<void> {
    if (documents.length === 0) return;
    await this.stored.collection.bulkWrite(
      documents.map(({ id, businessId, cameFrom }) => ({
        updateOne: { filter: { _id: id }, update: { $set: { businessId, cameFrom } } },
      })),
      { session },
    );
  }

  private async find(filter: mongo.Filter<Row>, options: mongo.FindOptions): Promise<Document[]> {
    const rows = await this.stored.collection.find(filter, options).toArray();
    return rows.map(fromRow);
  }
}

const fromRow = ({ _id, ...fields }: Row): Document => ({ id: _id, ...fields });
