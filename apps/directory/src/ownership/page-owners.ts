import type { RequestContext } from '@tedarik/commands';
import { Injectable } from '@nestjs/common';
import { Database, documentsOf, newId } from '@tedarik/service-kit';
import type { ClientSession, mongo } from 'mongoose';
import { notPageOwner } from './ownership.errors.js';
import type { PageOwner } from './page-owner.js';

type PageOwnerDocument = Omit<PageOwner, 'id'> & { _id: string };

/** Owners of pages. Owners of a deleted business are stored for as long as it can be restored. */
@Injectable()
export class PageOwners {
  private readonly stored = documentsOf<PageOwnerDocument>('pageOwners')(this.database.connection);

  constructor(private readonly database: Database) {}

  /** The owners of a page, the earliest first. */
  of(businessId: string, session?: ClientSession): Promise<PageOwner[]> {
    return this.list({ businessId }, session);
  }

  /** The pages that an account owns, including those of deleted businesses. */
  pagesOf(accountId: string, session?: ClientSession): Promise<PageOwner[]> {
    return this.list({ accountId }, session);
  }

  /** Ids of businesses with an owner, sorted, that come after the given id. */
  async listPages(after: string | null, limit: number): Promise<string[]> {
    const rows = this.stored.collection.aggregate<{ _id: string }>([
      { $match: after === null ? {} : { businessId: { $gt: after } } },
      { $group: { _id: '$businessId' } },
      { $sort: { _id: 1 } },
      { $limit: limit },
    ]);
    return (await rows.toArray()).map(({ _id }) => _id);
  }

  /** Returns the actor's ownership of the page. Throws not-page-owner. */
  async require(session: ClientSession, businessId: string, actor: RequestContext['actor']): Promise<PageOwner> {
    const owner = actor?.kind === 'account' && (await this.find(session, businessId, actor.id));
    if (!owner) throw notPageOwner(businessId);
    return owner;
  }

  async find(session: ClientSession, businessId: string, accountId: string): Promise<PageOwner | undefined> {
    return (await this.list({ businessId, accountId }, session))[0];
  }

  async findById(session: ClientSession, id: string): Promise<PageOwner | undefined> {
    return (await this.list({ _id: id }, session))[0];
  }

  /** Fails with MongoDB's duplicate-key error when the account already owns the page. */
  async add(session: ClientSession, ...owners: PageOwner[]): Promise<void> {
    if (owners.length === 0) return;
    await this.stored.collection.insertMany(
      owners.map(({ id, ...fields }) => ({ _id: id, ...fields })),
      { session },
    );
  }

  /**
   * Removes an owner, also from merged businesses that brought the owner, so that undoing a merge does not bring it back. Returns all
   * removed rows.
   */
  async remove(session: ClientSession, owner: PageOwner): Promise<PageOwner[]> {
    const removed = [owner];
    for (let from = owner.inheritedFrom; from;) {
      const origin: PageOwner | undefined = await this.find(session, from, owner.accountId);
      if (origin) removed.push(origin);
      from = origin?.inheritedFrom ?? null;
    }
    await this.stored.collection.deleteMany({ _id: { $in: removed.map(({ id }) => id) } }, { session });
    return removed;
  }

  /** Copies the owners of the merged business to the kept one; the original rows stay for the undo. */
  async inherit(session: ClientSession, keptId: string, mergedId: string): Promise<void> {
    const own = new Set((await this.of(keptId, session)).map(({ accountId }) => accountId));
    const others = (await this.of(mergedId, session)).filter(({ accountId }) => !own.has(accountId));
    await this.add(
      session,
      ...others.map((owner) => ({ ...owner, id: newId(), businessId: keptId, inheritedFrom: mergedId })),
    );
  }

  /** Undoes `inherit`: removes the owners that the merge brought. */
  async giveBack(session: ClientSession, keptId: string, mergedId: string): Promise<void> {
    await this.stored.collection.deleteMany({ businessId: keptId, inheritedFrom: mergedId }, { session });
  }

  async rename(session: ClientSession, accountId: string, name: string): Promise<void> {
    await this.stored.collection.updateMany({ accountId }, { $set: { name } }, { session });
    await this.setInviter(session, accountId, { 'proof.by': name });
  }

  /** Deletes the name and id of an erased account that passed pages on. */
  async forgetInviter(session: ClientSession, accountId: string): Promise<void> {
    await this.setInviter(session, accountId, { 'proof.by': null, 'proof.byAccountId': null });
  }

  async removeOfAccount(session: ClientSession, accountId: string): Promise<void> {
    await this.stored.collection.deleteMany({ accountId }, { session });
  }

  async removeOfBusinesses(session: ClientSession, businessIds: string[]): Promise<void> {
    await this.stored.collection.deleteMany({ businessId: { $in: businessIds } }, { session });
  }

  /** Number of owners per page; pages without an owner are missing. */
  async count(businessIds: string[], session?: ClientSession): Promise<Map<string, number>> {
    const rows = this.stored.collection.aggregate<{ _id: string; count: number }>(
      [{ $match: { businessId: { $in: businessIds } } }, { $group: { _id: '$businessId', count: { $sum: 1 } } }],
      { ...(session && { session }) },
    );
    return new Map((await rows.toArray()).map(({ _id, count }) => [_id, count]));
  }

  private async setInviter(
    session: ClientSession,
    accountId: string,
    $set: { 'proof.by': string | null; 'proof.byAccountId'?: null },
  ): Promise<void> {
    await this.stored.collection.updateMany({ 'proof.byAccountId': accountId }, { $set }, { session });
  }

  private async list(filter: mongo.Filter<PageOwnerDocument>, session?: ClientSession): Promise<PageOwner[]> {
    const options = { sort: { since: 1, _id: 1 }, ...(session && { session }) } as const;
    return (await this.stored.collection.find(filter, options).toArray()).map(fromDocument);
  }
}

const fromDocument = ({ _id, ...fields }: PageOwnerDocument): PageOwner => ({ id: _id, ...fields });
