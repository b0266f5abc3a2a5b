import { Injectable } from '@nestjs/common';
import { Database, documentsOf } from '@tedarik/service-kit';
import type { ClientSession, mongo } from 'mongoose';
import { movedToMergeTarget, returnedByMergeUndo } from '../merge-transfer.js';
import type { Document } from './document.js';

type Row = Omit<Document, 'id'> & { _id: string };

const OLDEST_FIRST = { addedAt: 1, _id: 1 } as const;

/** A check time in the past: the document is checked at the next run. */
const AT_ONCE = new Date(0);

interface Certified {
  _id: string;
  certificates: readonly { certificateId: string }[];
}

/** Proof documents, stored for as long as they may be needed. */
@Injectable()
export class DocumentsRepository {
  private readonly stored = documentsOf<Row>('proofDocuments')(this.database.connection);

  constructor(private readonly database: Database) {}

  async findById(session: ClientSession, id: string): Promise<Document | undefined> {
    return (await this.find({ _id: id }, { session }))[0];
  }

  /** Documents of the claims, the oldest first. */
  ofClaims(claimIds: readonly string[], session?: ClientSession): Promise<Document[]> {
    return this.find({ claimId: { $in: [...claimIds] } }, { sort: OLDEST_FIRST, ...(session && { session }) });
  }

  /** Documents that the account sent, the oldest first. */
  ofAccount(accountId: string, session?: ClientSession): Promise<Document[]> {
    return this.find({ accountId }, { sort: OLDEST_FIRST, ...(session && { session }) });
  }

  ofBusinesses(session: ClientSession, businessIds: readonly string[]): Promise<Document[]> {
    return this.find({ businessId: { $in: [...businessIds] } }, { session });
  }

  /** Documents for certificates of a page. */
  ofPage(businessId: string, session?: ClientSession): Promise<Document[]> {
    const filter = { businessId, certificateId: { $type: 'string' as const } };
    return this.find(filter, { ...(session && { session }) });
  }

  /** Some of the documents whose check is due. */
  listToCheck(session: ClientSession, now: Date, limit: number): Promise<Document[]> {
    return this.find({ checkAt: { $lte: now } }, { session, limit, hint: 'toCheck' });
  }

  /** When a write adds or removes certificates of a business, marks the documents of its certificates as due for a check. */
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

  /** Some of the documents that ended before the given time. */
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

  /** Sets the end of a claim's documents; null when the claim is open again. */
  async endOfClaim(session: ClientSession, claimId: string, endedAt: Date | null): Promise<void> {
    await this.stored.collection.updateMany({ claimId }, { $set: { endedAt } }, { session });
  }

  /**
   * Moves the merged business's documents of certificates to the kept business, except for certificates for which the latter has a
   * document.
   */
  async bring(session: ClientSession, keptId: string, mergedId: string): Promise<void> {
    const own = new Set((await this.ofPage(keptId, session)).map(({ certificateId }) => certificateId));
    const others = (await this.ofPage(mergedId, session)).filter(({ certificateId }) => !own.has(certificateId));
    await this.save(
      session,
      others.map((document) => ({ ...movedToMergeTarget(keptId, document), checkAt: AT_ONCE })),
    );
  }

  /** Undoes `bring`: each of the two businesses has its own documents again. */
  async giveBack(session: ClientSession, keptId: string, mergedId: string): Promise<void> {
    const back = returnedByMergeUndo(mergedId, await this.ofPage(keptId, session));
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
