import { Injectable } from '@nestjs/common';
import type { ChangeFavourites, GetFavourites, ReplyOf, RequestContext, RequestOf } from '@tedarik/commands';
import { Database } from '@tedarik/service-kit';
import { OwnAccount } from '../own-account.js';
import { changeFavourites } from './favourites.js';
import { FavouritesRepository } from './favourites.repository.js';

/** Reads and changes the favourites of the caller's account. */
@Injectable()
export class OwnFavourites {
  constructor(
    private readonly database: Database,
    private readonly ownAccount: OwnAccount,
    private readonly favourites: FavouritesRepository,
  ) {}

  async get(
    _request: RequestOf<typeof GetFavourites>,
    context: RequestContext,
  ): Promise<ReplyOf<typeof GetFavourites>> {
    const { id } = await this.ownAccount.get(context);
    const { businessIds } = await this.favourites.of(id);
    return { businessIds };
  }

  async change(
    request: RequestOf<typeof ChangeFavourites>,
    context: RequestContext,
  ): Promise<ReplyOf<typeof ChangeFavourites>> {
    return this.database.transaction(async (session) => {
      const id = await this.ownAccount.hold(context, session);
      const before = await this.favourites.of(id, session);
      const changed = changeFavourites(before, request);
      if (changed) await this.favourites.save(session, id, changed);
      return { businessIds: (changed ?? before).businessIds };
    });
  }
}
