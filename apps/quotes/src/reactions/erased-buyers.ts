import { Injectable } from '@nestjs/common';
import { Database } from '@tedarik/service-kit';
import { DailyCountRepository } from '../address/daily-count.repository.js';
import { QuoteLetters } from '../letters/quote-letters.js';
import { QuoteMails } from '../letters/quote-mails.js';
import { offersOf, type QuoteRequest } from '../quote-request/quote-request.js';
import { QuoteRequestRepository } from '../quote-request/quote-request.repository.js';
import { BuyerAccounts } from '../requesting/buyer-accounts.js';

const AT_ONCE = 20;

/**
 * Deletes the requests of an erased account, their counts, and the mails about them. Suppliers who wait for a decision or were accepted are
 * notified.
 */
@Injectable()
export class ErasedBuyers {
  constructor(
    private readonly database: Database,
    private readonly accounts: BuyerAccounts,
    private readonly quoteRequests: QuoteRequestRepository,
    private readonly counts: DailyCountRepository,
    private readonly mails: QuoteMails,
    private readonly letters: QuoteLetters,
  ) {}

  /** Idempotent; continues where an interrupted run stopped. */
  async erase(accountId: string): Promise<void> {
    await this.accounts.markErased(accountId);
    await this.counts.forget(accountId);
    while ((await this.eraseSome(accountId)) === AT_ONCE);
  }

  private eraseSome(accountId: string): Promise<number> {
    return this.database.transaction(async (session) => {
      const found = await this.quoteRequests.someOfAccount(session, accountId, AT_ONCE);
      for (const request of found) {
        for (const { email } of waitingOrAccepted(request)) {
          if (email !== null) await this.mails.lastWord(session, this.letters.requestErased(email, request));
        }
        // An unconfirmed address may belong to someone else, and so may its pending mails.
        if (request.confirmedAt !== null) await this.mails.forget(session, request.buyer.email);
        await this.quoteRequests.remove(session, request);
      }
      return found.length;
    });
  }
}

/** All others know already that nothing comes of their offers. */
const waitingOrAccepted = (request: QuoteRequest) =>
  offersOf(request).filter(({ id }) => request.status === 'open' || id === request.acceptedId);
