import { Injectable, Logger } from '@nestjs/common';
import { CountManagedComments, ListManagedReviews, ListSubmissions } from '@tedarik/commands';
import { Asker } from '@tedarik/messaging';
import type { Acting } from '../../../back-office/acting.js';
import type { Area } from '../../../back-office/areas.js';
import type { ManagedWaiting } from './managed-panel.types.js';

const FIRST_ROW = { page: 1, pageSize: 1 };
const ALL_REVIEWS = { ...FIRST_ROW, search: '', sort: 'date', descending: true } as const;

/** How much waits for a decision, of each service; one that does not answer leaves the others' numbers alone. */
@Injectable()
export class WaitingCounts {
  private readonly log = new Logger(WaitingCounts.name);

  constructor(private readonly asker: Asker) {}

  async of(areas: readonly Area[], acting: Acting): Promise<ManagedWaiting> {
    const count = (area: Area, ask: () => Promise<number>) => (areas.includes(area) ? this.numberOrNull(ask) : null);
    const reviews = (filter: 'pending' | 'reported') => async () =>
      (await this.asker.ask(ListManagedReviews, { ...ALL_REVIEWS, filter }, acting)).total;
    const [submissions, pendingReviews, reportedReviews, comments] = await Promise.all([
      count('submissions', async () => {
        const pending = { status: 'pending', ...FIRST_ROW } as const;
        return (await this.asker.ask(ListSubmissions, pending, acting)).total;
      }),
      count('reviews', reviews('pending')),
      count('reviews', reviews('reported')),
      count('comments', async () => (await this.asker.ask(CountManagedComments, {}, acting)).pending),
    ]);
    return { submissions, pendingReviews, reportedReviews, comments };
  }

  private async numberOrNull(ask: () => Promise<number>): Promise<number | null> {
    try {
      return await ask();
    } catch (error) {
      this.log.debug(`no number: ${(error as Error).message}`);
      return null;
    }
  }
}
