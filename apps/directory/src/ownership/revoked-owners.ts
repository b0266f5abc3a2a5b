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

type RevokedDocument = Omit<RevokedOwner, 'id'> & { _id: string };

/** Those of the last 30 days: MongoDB forgets the rest. */
@Injectable()
export class RevokedOwners {
  private readonly stored = documentsOf<RevokedDocument>('revokedOwners')(this.database.connection);

  constructor(private readonly database: Database) {}

  async add(session: ClientSession, { id, ...fields }: RevokedOwner): Promise<void> {
    await this.stored.collection.insertOne({ _id: id, ...fields }, { session });
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

  async removeOfAccount(session: ClientSession, accountId: string): Promise<void> {
    await this.stored.collection.deleteMany({ accountId }, { session });
  }

  async removeOfBusinesses(session: ClientSession, businessIds: string[]): Promise<void> {
    await this.stored.collection.deleteMany({ businessId: { $in: businessIds } }, { session });
  }
}

const fromDocument = ({ _id, ...fields }: RevokedDocument): RevokedOwner => ({ id: _id, ...fields });
