import type { SuggestedBy, SuggestionStatus } from '@tedarik/commands';
import { Injectable } from '@nestjs/common';
import { Database, documentsOf } from '@tedarik/service-kit';
import type { ClientSession } from 'mongoose';
import { suggestionNotFound } from './change-suggestion.errors.js';
import type { ChangeSuggestion } from './change-suggestion.js';

type ChangeSuggestionDocument = Omit<ChangeSuggestion, 'id'> & { _id: string };

const MOST_OF_OWNER = 20;

interface Narrowed {
  status: SuggestionStatus | null;
  by: SuggestedBy | null;
  page: number;
  pageSize: number;
}

@Injectable()
export class ChangeSuggestionRepository {
  private readonly stored = documentsOf<ChangeSuggestionDocument>('changeSuggestions')(this.database.connection);

  constructor(private readonly database: Database) {}

  async add(session: ClientSession, { id, ...fields }: ChangeSuggestion): Promise<void> {
    await this.stored.collection.insertOne({ _id: id, ...fields }, { session });
  }

  /** With a session, a concurrent change of the suggestion restarts the transaction. Throws suggestion-not-found. */
  async get(id: string, session?: ClientSession): Promise<ChangeSuggestion> {
    const document = await this.stored.collection.findOne({ _id: id }, { ...(session && { session }) });
    if (!document) throw suggestionNotFound(id);
    return fromDocument(document);
  }

  async save(session: ClientSession, { id, ...fields }: ChangeSuggestion): Promise<void> {
    await this.stored.collection.replaceOne({ _id: id }, fields, { session });
  }

  /** Pending suggestions oldest first, because these have waited longest; all others newest first. */
  async list({ status, by, page, pageSize }: Narrowed): Promise<{ suggestions: ChangeSuggestion[]; total: number }> {
    const filter = { ...(status && { status }), ...(by && { by }) };
    const order = status === 'pending' ? 1 : -1;
    const [documents, total] = await Promise.all([
      this.stored.collection
        .find(filter)
        .sort({ createdAt: order, _id: order })
        .skip((page - 1) * pageSize)
        .limit(pageSize)
        .toArray(),
      this.stored.collection.countDocuments(filter),
    ]);
    return { suggestions: documents.map(fromDocument), total };
  }

  async remove(session: ClientSession, id: string): Promise<void> {
    await this.stored.collection.deleteOne({ _id: id }, { session });
  }

  /** The suggestions of an owner for a page, newest first. */
  async listOfOwner(businessId: string, accountId: string): Promise<ChangeSuggestion[]> {
    const found = this.stored.collection.find({ businessId, accountId, by: 'owner' }).sort({ createdAt: -1 });
    return (await found.limit(MOST_OF_OWNER).toArray()).map(fromDocument);
  }

  /** All suggestions of an account as an owner, newest first. */
  async listOfAccount(accountId: string): Promise<ChangeSuggestion[]> {
    return (await this.stored.collection.find({ accountId }).sort({ createdAt: -1 }).toArray()).map(fromDocument);
  }

  /** The pending suggestion of an owner, to which their further changes are added. */
  async findWaitingOfOwner(
    session: ClientSession,
    businessId: string,
    accountId: string,
  ): Promise<ChangeSuggestion | undefined> {
    const waiting = { businessId, accountId, by: 'owner', status: 'pending' } as const;
    const document = await this.stored.collection.findOne(waiting, { session });
    return document ? fromDocument(document) : undefined;
  }

  /**
   * Whether another suggestion is pending for one of the same parts of the page, or from the same owner: an owner has at most one per page.
   */
  async waitsBeside(
    session: ClientSession,
    { id, businessId, by, accountId, changes }: ChangeSuggestion,
  ): Promise<boolean> {
    const others = { _id: { $ne: id }, businessId, status: 'pending' as const };
    const same = [
      { 'changes.part': { $in: changes.map(({ part }) => part) } },
      ...(by === 'owner' && accountId !== null ? [{ by, accountId }] : []),
    ];
    return (await this.stored.collection.findOne({ ...others, $or: same }, { session })) !== null;
  }

  /** Keeps the suggestions of an erased account but removes the account. Idempotent. */
  async forgetAccount(session: ClientSession, accountId: string): Promise<void> {
    await this.stored.collection.updateMany({ accountId }, { $set: { accountId: null } }, { session });
  }

  /** Moves the suggestions of an erased merged business to the business into which it was merged. */
  async passOn(session: ClientSession, businessId: string, heirId: string): Promise<void> {
    await this.stored.collection.updateMany({ businessId }, { $set: { businessId: heirId } }, { session });
  }

  /** Deletes the suggestions for erased businesses. Returns their ids. */
  async removeOfBusinesses(session: ClientSession, businessIds: string[]): Promise<string[]> {
    const ofBusinesses = { businessId: { $in: businessIds } };
    const found = await this.stored.collection.find(ofBusinesses, { session, projection: { _id: 1 } }).toArray();
    await this.stored.collection.deleteMany(ofBusinesses, { session });
    return found.map(({ _id }) => _id);
  }

  /** Those of the businesses with a pending change of certificates. */
  async withWaitingCertificates(session: ClientSession, businessIds: string[]): Promise<Set<string>> {
    const waiting = {
      businessId: { $in: businessIds },
      status: 'pending' as const,
      'changes.part': 'certificates' as const,
    };
    const found = await this.stored.collection.find(waiting, { session, projection: { businessId: 1 } }).toArray();
    return new Set(found.map(({ businessId }) => businessId));
  }

  countPending(): Promise<number> {
    return this.stored.collection.countDocuments({ status: 'pending' });
  }
}

const fromDocument = ({ _id, ...fields }: ChangeSuggestionDocument): ChangeSuggestion => ({ id: _id, ...fields });
