import { Injectable, Logger, type OnApplicationBootstrap, type OnModuleDestroy } from '@nestjs/common';
import { type EventEnvelope, SessionsEnded } from '@tedarik/events';
import { requestEventReplay, RequestClient, Backoff, Notifications } from '@tedarik/messaging';
import { DomainError } from '@tedarik/service-kit';
import type { z } from 'zod';
import { AdministratorSessionStore } from '../administrators/administrator-sessions.js';
import { VisitorSessionStore } from '../visitors/visitor-sessions.js';

type Ended = z.infer<typeof SessionsEnded.schema>;

/**
 * Ends the sessions of an account when identity publishes `SessionsEnded`, whether or not the reply to the request that caused it arrived.
 * A session that began afterwards stays. Events published while this gateway was not listening are requested again, as far back as identity
 * stores them; handling one twice is harmless.
 */
@Injectable()
export class SessionRevocation implements OnApplicationBootstrap, OnModuleDestroy {
  private readonly log = new Logger('Sessions');
  private readonly stopping = new AbortController();
  private unsubscribe: (() => void)[] = [];
  /** Events may have been missed since the last catch-up. */
  private mayHaveMissed = false;
  private catchingUp = false;

  constructor(
    private readonly notifications: Notifications,
    private readonly visitors: VisitorSessionStore,
    private readonly administrators: AdministratorSessionStore,
    private readonly requests: RequestClient,
  ) {}

  onApplicationBootstrap(): void {
    const hear = this.notifications.onEvent(SessionsEnded, (event) => this.untilDone(() => this.end(event)));
    this.unsubscribe = [hear, this.notifications.onReconnect(() => this.catchUp())];
    void this.catchUp();
  }

  onModuleDestroy(): void {
    this.stopping.abort();
    for (const unsubscribe of this.unsubscribe) unsubscribe();
  }

  private end({ at, data: { id, kind, except } }: EventEnvelope<Ended>): Promise<void> {
    const store = kind === 'account' ? this.visitors : this.administrators;
    return store.endAllOf(id, except, new Date(at));
  }

  /** Only one catch-up runs at a time. If the connection is lost again meanwhile, it runs once more. */
  private async catchUp(): Promise<void> {
    this.mayHaveMissed = true;
    if (this.catchingUp) return;
    this.catchingUp = true;
    while (this.mayHaveMissed && !this.stopping.signal.aborted) {
      this.mayHaveMissed = false;
      await this.untilDone(
        () => requestEventReplay(this.requests, SessionsEnded.subject),
        () => true,
      );
    }
    this.catchingUp = false;
  }

  /** Retries with back-off while the process runs. An error that a retry cannot fix is only logged. */
  private async untilDone(work: () => Promise<void>, mayHelp = isRedisAway): Promise<void> {
    const { signal } = this.stopping;
    const backoff = new Backoff();
    while (!signal.aborted) {
      try {
        return await work();
      } catch (error) {
        if (!mayHelp(error)) return this.log.error(`${SessionsEnded.subject}: ${(error as Error).message}`);
        await backoff.wait(signal).catch(() => undefined);
      }
    }
  }
}

function isRedisAway(error: unknown): boolean {
  return error instanceof DomainError && error.kind === 'unavailable';
}
