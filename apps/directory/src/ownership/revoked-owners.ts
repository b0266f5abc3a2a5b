import { Injectable } from '@nestjs/common';
import { Database, documentsOf } from '@tedarik/service-kit';
import type { ClientSession } from 'mongoose';
import { RevokedPages } from './page-marks.js';
import type { PageOwner } from './page-owner.js';

/** An owner whom the back office removed from a page, with the data needed to undo that. */
export interface RevokedOwner {
  /** Id of the owner. */
  id: string;
  businessId: string;
  accountId: string;
  /** First the owner's row of this page, then those of merged businesses. */
  owners: PageOwner[];
  endedAt: Date;
  endedBy: string | null;
  reason: string;
}

type RevokedDocument = Omit<RevokedOwner, 'id'> & { _id: string };

/** Owners revoked in the last 30 days; MongoDB deletes older ones. The fact that a page had one is stored for good. */
@Injectable()
export class RevokedOwners {
  private readonly stored = documentsOf<RevokedDocument>('revokedOwners')(this.database.connection);

  constructor(
    private readonly database: Database,
    private readonly pages: RevokedPages,
  ) {}

  async add(session: ClientSession, { id, ...fields }: RevokedOwner): Promise<void> {
    await this.stored.collection.insertOne({ _id: id, ...fields }, { session });
    for (const { businessId } of fields.owners) await this.pages.mark(session, businessId);
  }

  /** Deletes and returns the row; undefined when it does not exist any more. */
  async take(session: ClientSession, id: string): Promise<RevokedOwner | undefined> {
    const taken = await this.stored.collection.findOneAndDelete({ _id: id }, { session });
    return taken ? fromDocument(taken) : undefined;
  }

  /** Revoked owners of a page, the latest first. */
  async of(businessId: string): Promise<RevokedOwner[]> {
    return (await this.stored.collection.find({ businessId }, { sort: { endedAt: -1 } }).toArray()).map(fromDocument);
  }

  /** Revoked ownerships of an account, the latest first. */
  async ofAccount(accountId: string, session?: ClientSession): Promise<RevokedOwner[]> {
    const options = { sort: { endedAt: -1 }, ...(session && { session }) } as const;
    return (await this.stored.collection.find({ accountId }, options).toArray()).map(fromDocument);
  }

  /** Whether an owner of the page was ever revoked; then a code is no longer accepted as proof. */
  hadAny(businessId: string, session?: ClientSession): Promise<boolean> {
    return this.pages.has(businessId, session);
  }

  /** Marks the kept page when an owner of the merged one was ever revoked. */
  inherit(session: ClientSession, keptId: string, mergedId: string): Promise<void> {
    return this.pages.inherit(session, keptId, mergedId);
  }

  /** All owners in a row belong to the same account, so all of them are renamed. */
  async rename(session: ClientSession, accountId: string, name: string): Promise<void> {
    await this.stored.collection.updateMany({ accountId }, { $set: { 'owners.$[].name': name } }, { session });
    await this.setInviter(session, accountId, { 'owners.$[one].proof.by': name });
  }

  /** Deletes the name and id of an erased account that passed the page on. */
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
    await this.pages.removeOfBusinesses(session, businessIds);
  }

  private async setInviter(session: ClientSession, accountId: string, $set: Record<string, unknown>): Promise<void> {
    await this.stored.collection.updateMany(
      { 'owners.proof.byAccountId': accountId },
      { $set },
      { session, arrayFilters: [{ 'one.proof.byAccountId': accountId }] },
    );
  }
}

const fromDocument = ({ _id, ...fields }: RevokedDocument): RevokedOwner => ({ id: _id, ...fields });
