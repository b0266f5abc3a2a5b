import { Injectable } from '@nestjs/common';
import { Database, documentsOf } from '@tedarik/service-kit';
import type { ClientSession } from 'mongoose';

interface MarkDocument {
  /** Id of the business. */
  _id: string;
}

/** Pages with a mark, which stays until the business is erased. */
export abstract class PageMarks {
  private readonly stored;

  protected constructor(database: Database, collection: string) {
    this.stored = documentsOf<MarkDocument>(collection)(database.connection);
  }

  async has(businessId: string, session?: ClientSession): Promise<boolean> {
    return (await this.stored.collection.findOne({ _id: businessId }, { ...(session && { session }) })) !== null;
  }

  async mark(session: ClientSession, businessId: string): Promise<void> {
    const page = { _id: businessId };
    await this.stored.collection.updateOne(page, { $setOnInsert: page }, { session, upsert: true });
  }

  /** Marks the kept page if the merged one has the mark. */
  async inherit(session: ClientSession, keptId: string, mergedId: string): Promise<void> {
    if (await this.has(mergedId, session)) await this.mark(session, keptId);
  }

  async removeOfBusinesses(session: ClientSession, businessIds: string[]): Promise<void> {
    await this.stored.collection.deleteMany({ _id: { $in: businessIds } }, { session });
  }
}

/** Pages of which an owner was ever revoked. */
@Injectable()
export class RevokedPages extends PageMarks {
  constructor(database: Database) {
    super(database, 'revokedPages');
  }
}

/** Pages of which an owner changed the phone or WhatsApp number, which is public at once and so was checked by nobody. */
@Injectable()
export class OwnerNumbers extends PageMarks {
  constructor(database: Database) {
    super(database, 'ownerNumbers');
  }
}
