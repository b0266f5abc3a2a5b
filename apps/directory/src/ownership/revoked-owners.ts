import { Injectable } from '@nestjs/common';
import { Database, documentsOf } from '@tedarik/service-kit';
import type { ClientSession } from 'mongoose';
import type { PageOwner } from './page-owner.js';

/** An owner from whom the back office took the page, and what brings it back. */
export interface RevokedOwner {
  /** Of the owner. */
  id: string;
  businessId: string;
  accountId: string;
  /** The owner, then what it was of merged businesses. */
  owners: PageOwner[];
  endedAt: Date;
  endedBy: string | null;
  reason: string;
}

interface RevokedPageDocument {
  /** Of the business. */
  _id: string;
}

type RevokedDocument = Omit<RevokedOwner, 'id'> & { _id: string };

/** Those of the last 30 days: MongoDB forgets the rest. That there was one on a page stays known. */
@Injectable()
export class RevokedOwners {
  private readonly stored = documentsOf<RevokedDocument>('revokedOwners')(this.database.connection);
  private readonly pages = documentsOf<RevokedPageDocument>('revokedPages')(this.database.connection);

  constructor(private readonly database: Database) {}

  async add(session: ClientSession, { id, ...fields }: RevokedOwner): Promise<void> {
    await this.stored.collection.insertOne({ _id: id, ...fields }, { session });
    for (const { businessId } of fields.owners) await this.mark(session, businessId);
  }

  /** Takes it out; undefined when it is not there any more. */
  async take(session: ClientSession, id: string): Promise<RevokedOwner | undefined> {
    const taken = await this.stored.collection.findOneAndDelete({ _id: id }, { session });
    return taken ? fromDocument(taken) : undefined;
  }

  /** Of a page, the last one first. */
  async of(businessId: string): Promise<RevokedOwner[]> {
    return (await this.stored.collection.find({ businessId }, { sort: { endedAt: -1 } }).toArray()).map(fromDocument);
  }

  /** Of an account, the last one first. */
  async ofAccount(accountId: string, session?: ClientSession): Promise<RevokedOwner[]> {
    const options = { sort: { endedAt: -1 }, ...(session && { session }) } as const;
    return (await this.stored.collection.find({ accountId }, options).toArray()).map(fromDocument);
  }

  /** Whether an owner was ever revoked on the page: then no code makes anybody its owner. */
  async hadAny(businessId: string, session?: ClientSession): Promise<boolean> {
    return (await this.pages.collection.findOne({ _id: businessId }, { ...(session && { session }) })) !== null;
  }

  /** What is known of the merged page is known of the kept one too. */
  async inherit(session: ClientSession, keptId: string, mergedId: string): Promise<void> {
    if (await this.hadAny(mergedId, session)) await this.mark(session, keptId);
  }

  /** All that a row brings back is of one account. */
  async rename(session: ClientSession, accountId: string, name: string): Promise<void> {
    await this.stored.collection.updateMany({ accountId }, { $set: { 'owners.$[].name': name } }, { session });
    await this.setInviter(session, accountId, { 'owners.$[one].proof.by': name });
  }

  /** The account that passed the page on is erased: its name goes, and who it was. */
  async forgetInviter(session: ClientSession, accountId: string): Promise<void> {
    await this.setInviter(session, accountId, {
      'owners.$[one].proof.by': null,
      'owners.$[one].proof.byAccountId': null,
    });
  }

  async removeOfAccount(session: ClientSession, accountId: string): Promise<void> {
    await this.stored.collection.deleteMany({ accountId }, { session });
  }

  async removeOfBusinesses(session: ClientSession, businessIds: string[]): Promise<void> {
    await this.stored.collection.deleteMany({ businessId: { $in: businessIds } }, { session });
    await this.pages.collection.deleteMany({ _id: { $in: businessIds } }, { session });
  }

  private async setInviter(session: ClientSession, accountId: string, $set: Record<string, unknown>): Promise<void> {
    await this.stored.collection.updateMany(
      { 'owners.proof.byAccountId': accountId },
      { $set },
      { session, arrayFilters: [{ 'one.proof.byAccountId': accountId }] },
    );
  }

  private async mark(session: ClientSession, businessId: string): Promise<void> {
    const page = { _id: businessId };
    await this.pages.collection.updateOne(page, { $setOnInsert: page }, { session, upsert: true });
  }
}

const fromDocument = ({ _id, ...fields }: RevokedDocument): RevokedOwner => ({ id: _id, ...fields });
