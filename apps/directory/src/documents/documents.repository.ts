import { Injectable } from '@nestjs/common';
import { Database, documentsOf } from '@tedarik/service-kit';
import type { ClientSession, mongo } from 'mongoose';
import { broughtTo, givenBack } from '../came-from.js';
import type { Document } from './document.js';

type Row = Omit<Document, 'id'> & { _id: string };

const OLDEST_FIRST = { addedAt: 1, _id: 1 } as const;

/** When what waits is looked at first. */
const AT_ONCE = new Date(0);

interface Certified {
  _id: string;
  certificates: readonly { certificateId: string }[];
}

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

  /** Some of those at which somebody has to look. */
  listToCheck(session: ClientSession, now: Date, limit: number): Promise<Document[]> {
    return this.find({ checkAt: { $lte: now } }, { session, limit, hint: 'toCheck' });
  }

  /** A write gives or takes certificates: whether there is something for the documents to prove has to be looked at. */
  async noteWritten(
    session: ClientSession,
    before: readonly Certified[],
    written: readonly Certified[],
  ): Promise<void> {
    const former = new Map(before.map(({ _id, certificates }) => [_id, idsIn(certificates)]));
    const changed = written.filter(({ _id, certificates }) => former.get(_id) !== idsIn(certificates));
    if (changed.length === 0) return;
    const ofPages = { businessId: { $in: changed.map(({ _id }) => _id) }, certificateId: { $type: 'string' as const } };
    await this.stored.collection.updateMany(ofPages, { $set: { checkAt: AT_ONCE } }, { session });
  }

  /** Some of those that ended before. */
  listEnded(session: ClientSession, before: Date, limit: number): Promise<Document[]> {
    return this.find({ endedAt: { $lt: before } }, { session, limit, hint: 'ended' });
  }

  async save(session: ClientSession, documents: readonly Document[]): Promise<void> {
    if (documents.length === 0) return;
    await this.stored.collection.bulkWrite(
      documents.map(({ id, ...fields }) => ({
        replaceOne: { filter: { _id: id }, replacement: fields, upsert: true },
      })),
      { session },
    );
  }

  /** Null for a claim that goes on. */
  async endOfClaim(session: ClientSession, claimId: string, endedAt: Date | null): Promise<void> {
    await this.stored.collection.updateMany({ claimId }, { $set: { endedAt } }, { session });
  }

  /**
   * The kept business gets those of the merged one's certificates, where it has none itself: of those that it holds, that
   * wait in a change, and that may come back.
   */
  async bring(session: ClientSession, keptId: string, mergedId: string): Promise<void> {
    const own = new Set((await this.ofPage(keptId, session)).map(({ certificateId }) => certificateId));
    const others = (await this.ofPage(mergedId, session)).filter(({ certificateId }) => !own.has(certificateId));
    await this.save(
      session,
      others.map((document) => ({ ...broughtTo(keptId, document), checkAt: AT_ONCE })),
    );
  }

  /** The merge is undone: each of the two has its own documents again. */
  async giveBack(session: ClientSession, keptId: string, mergedId: string): Promise<void> {
    const back = givenBack(mergedId, await this.ofPage(keptId, session));
    await this.save(
      session,
      back.map((document) => ({ ...document, checkAt: AT_ONCE })),
    );
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

const idsIn = (certificates: Certified['certificates']): string =>
  certificates
    .map(({ certificateId }) => certificateId)
    .toSorted()
    .join();
