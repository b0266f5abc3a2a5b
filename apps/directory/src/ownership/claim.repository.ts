import { Injectable } from '@nestjs/common';
import { Database, documentsOf } from '@tedarik/service-kit';
import type { ClientSession } from 'mongoose';
import type { Claim } from './claim.js';
import { claimNotFound } from './ownership.errors.js';

type ClaimDocument = Omit<Claim, 'id'> & { _id: string };

/** Claims of pages: the running ones, and those decided in the last year. */
@Injectable()
export class ClaimRepository {
  private readonly stored = documentsOf<ClaimDocument>('pageClaims')(this.database.connection);

  constructor(private readonly database: Database) {}

  /** Fails with MongoDB's duplicate-key error while the account has another running claim of the page. */
  async add(session: ClientSession, { id, ...fields }: Claim): Promise<void> {
    await this.stored.collection.insertOne({ _id: id, ...fields }, { session });
  }

  async save(session: ClientSession, { id, ...fields }: Claim): Promise<void> {
    await this.stored.collection.replaceOne({ _id: id }, fields, { session });
  }

  async remove(session: ClientSession, { id }: Claim): Promise<void> {
    await this.stored.collection.deleteOne({ _id: id }, { session });
  }

  /** With a session, a concurrent change of the claim restarts the transaction. Throws claim-not-found. */
  async get(id: string, session?: ClientSession): Promise<Claim> {
    const document = await this.stored.collection.findOne({ _id: id }, { ...(session && { session }) });
    if (!document) throw claimNotFound(id);
    return fromDocument(document);
  }

  /** The account's undecided claim of the page. */
  async findRunning(businessId: string, accountId: string, session?: ClientSession): Promise<Claim | undefined> {
    const filter = { businessId, accountId, decidedAt: null };
    const document = await this.stored.collection.findOne(filter, { ...(session && { session }) });
    return document ? fromDocument(document) : undefined;
  }

  /** Those of the businesses with a claim that waits for the back office. */
  claimedPages(session: ClientSession, businessIds: string[]): Promise<string[]> {
    // `decidedAt` is redundant here but lets MongoDB use the index.
    const waiting = { businessId: { $in: businessIds }, decidedAt: null, status: 'waiting' } as const;
    return this.stored.collection.distinct('businessId', waiting, { session });
  }

  /** A page of claims: the waiting ones, oldest first, or the decided ones, newest first. */
  async list(
    filter: 'waiting' | 'decided',
    { page, pageSize }: { page: number; pageSize: number },
  ): Promise<{ claims: Claim[]; total: number }> {
    const wanted =
      filter === 'waiting'
        ? { status: 'waiting' as const }
        : { status: { $in: ['approved' as const, 'rejected' as const] } };
    const found = this.stored.collection
      .find(wanted)
      .sort(filter === 'waiting' ? { startedAt: 1, _id: 1 } : { decidedAt: -1, _id: -1 })
      .skip((page - 1) * pageSize)
      .limit(pageSize);
    const [documents, total] = await Promise.all([found.toArray(), this.stored.collection.countDocuments(wanted)]);
    return { claims: documents.map(fromDocument), total };
  }

  /** All claims of an account, newest first. */
  async listOfAccount(accountId: string, session?: ClientSession): Promise<Claim[]> {
    const found = this.stored.collection.find({ accountId }, { ...(session && { session }) }).sort({ startedAt: -1 });
    return (await found.toArray()).map(fromDocument);
  }

  async rename(session: ClientSession, accountId: string, name: string): Promise<void> {
    await this.stored.collection.updateMany({ accountId }, { $set: { name } }, { session });
  }

  async removeOfAccount(session: ClientSession, accountId: string): Promise<void> {
    await this.stored.collection.deleteMany({ accountId }, { session });
  }

  async removeOfBusinesses(session: ClientSession, businessIds: string[]): Promise<void> {
    await this.stored.collection.deleteMany({ businessId: { $in: businessIds } }, { session });
  }
}

const fromDocument = ({ _id, ...fields }: ClaimDocument): Claim => ({ id: _id, ...fields });
