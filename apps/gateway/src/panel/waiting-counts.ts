import { Injectable, Logger } from '@nestjs/common';
import {
  CountChangeSuggestions,
  CountManagedComments,
  ListClaims,
  ListManagedReviews,
  ListSubmissions,
} from '@tedarik/commands';
import { RequestClient } from '@tedarik/messaging';
import type { AdministratorContext } from '../graphql/administrator-context.js';
import type { Area } from '../administrators/areas.js';
import type { ManagedWaiting } from './managed-panel.types.js';

const FIRST_ROW = { page: 1, pageSize: 1 };
const ALL_REVIEWS = { ...FIRST_ROW, search: '', sort: 'date', descending: true } as const;

/** Numbers of pending decisions from all services. If one does not reply, only its number is null. */
@Injectable()
export class WaitingCounts {
  private readonly log = new Logger(WaitingCounts.name);

  constructor(private readonly requests: RequestClient) {}

  async of(areas: readonly Area[], acting: AdministratorContext): Promise<ManagedWaiting> {
    const count = (area: Area, send: () => Promise<number>) => (areas.includes(area) ? this.numberOrNull(send) : null);
    const reviews = (filter: 'pending' | 'held' | 'reported') => async () =>
      (await this.requests.send(ListManagedReviews, { ...ALL_REVIEWS, filter }, acting)).total;
    const [submissions, claims, changeSuggestions, pendingReviews, heldReviews, reportedReviews, comments] =
      await Promise.all([
        count('submissions', async () => {
          const pending = { status: 'pending', ...FIRST_ROW } as const;
          return (await this.requests.send(ListSubmissions, pending, acting)).total;
        }),
        count('submissions', async () => {
          const waiting = { filter: 'waiting', ...FIRST_ROW } as const;
          return (await this.requests.send(ListClaims, waiting, acting)).total;
        }),
        count('change-suggestions', async () => (await this.requests.send(CountChangeSuggestions, {}, acting)).pending),
        count('reviews', reviews('pending')),
        count('reviews', reviews('held')),
        count('reviews', reviews('reported')),
        count('comments', async () => (await this.requests.send(CountManagedComments, {}, acting)).pending),
      ]);
    return { submissions, claims, changeSuggestions, pendingReviews, heldReviews, reportedReviews, comments };
  }

  private async numberOrNull(send: () => Promise<number>): Promise<number | null> {
    try {
      return await send();
    } catch (error) {
      this.log.debug(`A service did not return how much waits for a decision: ${(error as Error).message}`);
      return null;
    }
  }
}
