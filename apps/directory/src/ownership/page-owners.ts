import type { RequestContext } from '@tedarik/commands';
import { Injectable } from '@nestjs/common';
import { Database, documentsOf } from '@tedarik/service-kit';
import type { ClientSession } from 'mongoose';
import { notPageOwner } from './ownership.errors.js';
import type { PageOwner } from './page-owner.js';

type PageOwnerDocument = Omit<PageOwner, 'id'> & { _id: string };

/** Who owns which pages. Owners of a deleted business stay for as long as it can come back. */
@Injectable()
export class PageOwners {
  private readonly stored = documentsOf<PageOwnerDocument>('pageOwners')(this.database.connection);

  constructor(private readonly database: Database) {}

  /** The owners of a page, the earliest first. */
  of(businessId: string, session?: ClientSession): Promise<PageOwner[]> {
    return this.list({ businessId }, session);
  }

  /** What an account owns, pages of deleted businesses too. */
  pagesOf(accountId: string, session?: ClientSession): Promise<PageOwner[]> {
    return this.list({ accountId }, session);
  }

  /** The actor as an owner of the page. Throws not-page-owner. */
  async require(session: ClientSession, businessId: string, actor: RequestContext['actor']): Promise<PageOwner> {
    const owner = actor?.kind === 'account' && (await this.find(session, businessId, actor.id));
    if (!owner) throw notPageOwner(businessId);
    return owner;
  }

  async find(session: ClientSession, businessId: string, accountId: string): Promise<PageOwner | undefined> {
    return (await this.list({ businessId, accountId }, session))[0];
  }

  /** Fails with MongoDB's duplicate key for an account that owns the page already. */
  async add(session: ClientSession, { id, ...fields }: PageOwner): Promise<void> {
    await this.stored.collection.insertOne({ _id: id, ...fields }, { session });
  }

  private async list(filter: Partial<PageOwner>, session?: ClientSession): Promise<PageOwner[]> {
    const options = { sort: { since: 1, _id: 1 }, ...(session && { session }) } as const;
    return (await this.stored.collection.find(filter, options).toArray()).map(fromDocument);
  }
}

const fromDocument = ({ _id, ...fields }: PageOwnerDocument): PageOwner => ({ id: _id, ...fields });
