import { Injectable, Logger } from '@nestjs/common';
import { GetDirectoryDays, GetQuoteDays, GetReviewDays, type RequestContract } from '@tedarik/commands';
import { RequestClient, RequestFailed } from '@tedarik/messaging';
import { Clock } from '@tedarik/service-kit';
import { dayInIstanbul } from '@tedarik/turkish';
import type { AdministratorContext } from '../graphql/administrator-context.js';
import type { ManagedDailyGraphs } from './managed-panel.types.js';

/** The last 30 days and the 30 days before them, for comparison. */
const DAYS = 60;

/** Counts per day for the panel's graphs. Each service counts its own; if one does not reply, only its graphs are empty. */
@Injectable()
export class DailyGraphs {
  private readonly log = new Logger(DailyGraphs.name);

  constructor(
    private readonly requests: RequestClient,
    private readonly clock: Clock,
  ) {}

  async of(acting: AdministratorContext): Promise<ManagedDailyGraphs> {
    const until = dayInIstanbul(this.clock.now());
    const period = { until, days: DAYS };
    const daysOf = <Reply>(contract: RequestContract<typeof period, Reply>) =>
      this.requests.send(contract, period, acting).catch((error: unknown) => this.nothing(error));
    const [directory, reviews, quotes] = await Promise.all([
      daysOf(GetDirectoryDays),
      daysOf(GetReviewDays),
      daysOf(GetQuoteDays),
    ]);
    const all = {
      pageViews: directory?.pageViews,
      searches: directory?.searches,
      reviews: reviews?.counts,
      quoteRequests: quotes?.counts,
      added: directory?.added,
      imported: directory?.imported,
    };
    return { until, graphs: Object.entries(all).map(([id, counts = null]) => ({ id, counts })) };
  }

  private nothing(error: unknown): null {
    if (!(error instanceof RequestFailed)) throw error;
    this.log.debug(`A service did not return its daily counts: ${error.message}`);
    return null;
  }
}
