import { Injectable } from '@nestjs/common';
import { Clock, Database, LeasedWork, Leases, runPeriodically } from '@tedarik/service-kit';
import type { ClientSession } from 'mongoose';
import { QuoteLetters } from '../letters/quote-letters.js';
import { QuoteMails } from '../letters/quote-mails.js';
import {
  awaitDecision,
  closeQuoteRequest,
  isDeadlineNews,
  offersOf,
  type QuoteRequest,
} from '../quote-request/quote-request.js';
import { QuoteRequestRepository } from '../quote-request/quote-request.repository.js';

const LOOK_EVERY_MS = 5_000;
const LEASE_MS = 15_000;
const AT_ONCE = 50;

/**
 * Timer that tells buyers that their deadline has passed, and closes requests without a decision and notifies the suppliers with offers.
 * Runs in one replica at a time, and makes up for a downtime. The rules never depend on it, because they compare with the clock.
 */
@Injectable()
export class Deadlines extends LeasedWork {
  constructor(
    private readonly database: Database,
    private readonly quoteRequests: QuoteRequestRepository,
    private readonly mails: QuoteMails,
    private readonly letters: QuoteLetters,
    private readonly clock: Clock,
    leases: Leases,
  ) {
    super(leases, {
      name: 'quote-deadlines',
      ttlMs: LEASE_MS,
      lookEveryMs: LOOK_EVERY_MS,
      work: runPeriodically(LOOK_EVERY_MS, (signal) => this.passDue(signal)),
    });
  }

  /** Processes what is due now, the longest waiting first. */
  async passDue(signal?: AbortSignal): Promise<void> {
    for (;;) {
      const due = await this.quoteRequests.listDue(this.clock.now(), AT_ONCE);
      for (const id of due) if (!signal?.aborted) await this.pass(id);
      if (due.length < AT_ONCE || signal?.aborted) return;
    }
  }

  private pass(id: string): Promise<void> {
    return this.database.transaction(async (session) => {
      const request = await this.quoteRequests.get(id, session);
      const now = this.clock.now();
      // Another process has done it meanwhile.
      if (request.dueAt === null || request.dueAt > now) return;
      const tell = (passed: QuoteRequest) =>
        this.mails.toBuyer(session, passed, (to) => this.letters.deadlinePassed(to, passed, offersOf(passed).length));
      const changed = isDeadlineNews(request)
        ? await tell(awaitDecision(request))
        : await this.lapse(session, closeQuoteRequest(request, 'lapsed', now));
      await this.quoteRequests.save(session, changed);
    });
  }

  private lapse(session: ClientSession, closed: QuoteRequest): Promise<QuoteRequest> {
    const waiting = offersOf(closed).map(({ id }) => id);
    return this.mails.toSuppliers(session, closed, waiting, (to) => this.letters.offerNotTaken(to, closed));
  }
}
