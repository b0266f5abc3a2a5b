import { Injectable, Logger } from '@nestjs/common';
import {
  AcknowledgeNewlyListed,
  ListNewlyListed,
  MatchSearches,
  MOST_TRIED_SEARCHES,
  type NewlyListed,
} from '@tedarik/commands';
import { RequestClient } from '@tedarik/messaging';
import { Clock } from '@tedarik/service-kit';
import { SavedSearchRepository } from './saved-search.repository.js';

/** If a business is not indexed after this time, the index refused it, and the indexer has a dead letter. */
const GIVEN_UP_AFTER_MS = 24 * 3_600_000;

/**
 * Finds the new businesses for each saved search. A business waits in the directory until all searches were tried on it, and results are
 * stored before it is acknowledged. So after an interruption the work starts again with the same result.
 */
@Injectable()
export class NewBusinesses {
  private readonly log = new Logger('SavedSearches');

  constructor(
    private readonly requests: RequestClient,
    private readonly searches: SavedSearchRepository,
    private readonly clock: Clock,
  ) {}

  /** Ends when no newly listed business is left that the index has. */
  async find(signal?: AbortSignal): Promise<void> {
    while (!signal?.aborted) {
      const { businesses } = await this.requests.send(ListNewlyListed, {});
      const tried = businesses.length > 0 ? await this.tryOn(businesses, signal) : [];
      if (signal?.aborted || tried.length === 0) return;
      await this.requests.send(AcknowledgeNewlyListed, { ids: tried });
    }
  }

  /** Returns the businesses on which every search has been tried. */
  private async tryOn(businesses: readonly NewlyListed[], signal?: AbortSignal): Promise<string[]> {
    const { indexed } = await this.requests.send(MatchSearches, { businesses: versionsOf(businesses), searches: [] });
    const present = businesses.filter(({ id }) => indexed.includes(id));
    const listedAt = new Map(present.map((one) => [one.id, new Date(one.listedAt)]));
    const latest = new Date(Math.max(...[...listedAt.values()].map((at) => at.getTime())));
    for (let after = ''; present.length > 0 && !signal?.aborted;) {
      const page = await this.searches.listWatching(latest, after, MOST_TRIED_SEARCHES);
      if (page.length === 0) break;
      const searches = page.map(({ id, criteria }) => ({ id, criteria }));
      const { matches } = await this.requests.send(MatchSearches, { businesses: versionsOf(present), searches });
      for (const { searchId, businessIds } of matches) {
        const found = businessIds.map((businessId) => ({ businessId, listedAt: listedAt.get(businessId)! }));
        await this.searches.addNews(searchId, found);
      }
      after = page.at(-1)!.id;
    }
    return [...indexed, ...this.givenUp(businesses.filter(({ id }) => !indexed.includes(id)))];
  }

  private givenUp(missing: readonly NewlyListed[]): string[] {
    const before = this.clock.now().getTime() - GIVEN_UP_AFTER_MS;
    const ids = missing.filter(({ listedAt }) => Date.parse(listedAt) < before).map(({ id }) => id);
    if (ids.length > 0)
      this.log.error({ msg: 'New businesses missing from the index too long: they are mailed to nobody', ids });
    return ids;
  }
}

const versionsOf = (businesses: readonly NewlyListed[]) => businesses.map(({ id, version }) => ({ id, version }));
