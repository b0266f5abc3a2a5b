import { Injectable } from '@nestjs/common';
import { Database, documentsOf } from '@tedarik/service-kit';
import type { ClientSession } from 'mongoose';
import { type Favourites, NO_FAVOURITES } from './favourites.js';

type FavouritesDocument = Favourites & { _id: string };

/** Favourites by account. May be written only in a transaction that holds the account, so that they are deleted with it. */
@Injectable()
export class FavouritesRepository {
  private readonly stored = documentsOf<FavouritesDocument>('favourites')(this.database.connection);

  constructor(private readonly database: Database) {}

  async of(accountId: string, session: ClientSession | null = null): Promise<Favourites> {
    const found = await this.stored.model.findById(accountId).session(session).lean<FavouritesDocument>();
    return found ?? NO_FAVOURITES;
  }

  async save(session: ClientSession, accountId: string, { businessIds, batches }: Favourites): Promise<void> {
    const options = { session, upsert: true };
    await this.stored.collection.replaceOne({ _id: accountId }, { businessIds, batches }, options);
  }

  async forget(session: ClientSession, accountId: string): Promise<void> {
    await this.stored.collection.deleteOne({ _id: accountId }, { session });
  }
}
