import { Injectable, Logger, type OnModuleDestroy } from '@nestjs/common';
import {
  MOST_PAGE_ROWS,
  PAGE_ACTS,
  type PageAct,
  type PageActs,
  RecordPageActs,
  type RequestOf,
} from '@tedarik/commands';
import { RequestClient, RequestFailed } from '@tedarik/messaging';
import { Clock, newId } from '@tedarik/service-kit';
import { dayInIstanbul, fold } from '@tedarik/turkish';

/** Longer than the interval of the search log, because the directory counts only searches that it already knows. */
const SEND_AFTER_MS = 15_000;
/** Most batches that are queued while the directory is unreachable. Further batches are dropped. */
const MOST_WAITING = 40;

type Batch = RequestOf<typeof RecordPageActs>;
type Arrival = Batch['arrivals'][number];

/**
 * Reports visitors' actions on business pages to the directory, as sums without any identity. A batch without a reply is sent again under
 * the same id, so it counts once. Counts that were not sent yet are lost if the gateway crashes.
 */
@Injectable()
export class PageActLog implements OnModuleDestroy {
  private readonly log = new Logger('PageActLog');
  private readonly waiting: { id: string; batch: Batch }[] = [];
  private pages = new Map<string, PageActs>();
  private arrivals = new Map<string, Arrival>();
  private searches = new Map<string, number>();
  private timer: NodeJS.Timeout | undefined;
  private sending = Promise.resolve();

  constructor(
    private readonly requests: RequestClient,
    private readonly clock: Clock,
  ) {}

  recordAct(businessId: string, act: PageAct): void {
    const day = this.today();
    const key = `${businessId} ${day}`;
    const counted = this.pages.get(key) ?? { businessId, day, ...NOTHING };
    this.pages.set(key, { ...counted, [act]: counted[act] + 1 });
    this.noted();
  }

  /** Counts that a visitor opened this business from the results for this text. */
  recordArrival(businessId: string, text: string): void {
    const day = this.today();
    const key = `${businessId} ${day} ${fold(text)}`;
    this.arrivals.set(key, { businessId, day, text, times: (this.arrivals.get(key)?.times ?? 0) + 1 });
    this.noted();
  }

  /** Counts one search. */
  recordSearch(): void {
    const day = this.today();
    this.searches.set(day, (this.searches.get(day) ?? 0) + 1);
    this.noted();
  }

  async onModuleDestroy(): Promise<void> {
    clearTimeout(this.timer);
    await this.sending;
    await this.send();
  }

  private today(): string {
    return dayInIstanbul(this.clock.now());
  }

  private noted(): void {
    if (this.pages.size >= MOST_PAGE_ROWS || this.arrivals.size >= MOST_PAGE_ROWS) this.close();
    this.sendLater();
  }

  private sendLater(): void {
    this.timer ??= setTimeout(() => {
      this.timer = undefined;
      this.sending = this.sending.then(() => this.send());
    }, SEND_AFTER_MS).unref();
  }

  /** Turns the current counts into a batch and starts new ones. */
  private close(): void {
    const batch: Batch = {
      closedAt: this.clock.now().toISOString(),
      pages: [...this.pages.values()],
      arrivals: [...this.arrivals.values()],
      searches: [...this.searches].map(([day, times]) => ({ day, times })),
    };
    this.pages = new Map();
    this.arrivals = new Map();
    this.searches = new Map();
    if (batch.pages.length + batch.arrivals.length + batch.searches.length === 0) return;
    if (this.waiting.length < MOST_WAITING) this.waiting.push({ id: newId(), batch });
    else this.log.warn('Page figures are lost: too many batches are pending for the directory');
  }

  private async send(): Promise<void> {
    this.close();
    for (let next = this.waiting[0]; next; next = this.waiting[0]) {
      try {
        await this.requests.send(RecordPageActs, next.batch, { commandId: next.id });
      } catch (error) {
        if (error instanceof RequestFailed && error.failure.kind === 'unavailable') return this.sendLater();
        this.log.warn(`Page figures are lost: ${String(error)}`);
      }
      this.waiting.shift();
    }
  }
}

const NOTHING = Object.fromEntries(PAGE_ACTS.map((act) => [act, 0])) as Record<PageAct, number>;
