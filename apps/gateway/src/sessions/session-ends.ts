import { Injectable, type OnApplicationBootstrap, type OnModuleDestroy } from '@nestjs/common';
import { SessionsEnded } from '@tedarik/events';
import { Notices } from '@tedarik/messaging';
import { AdministratorSessionStore } from '../back-office/administrator-sessions.js';
import { VisitorSessionStore } from '../visitors/visitor-sessions.js';

/**
 * Ends the sessions of an account when identity says that it changed, whether or not the answer to whoever asked for that
 * arrived. One that began afterwards stays.
 */
@Injectable()
export class SessionEnds implements OnApplicationBootstrap, OnModuleDestroy {
  private unsubscribe = (): void => undefined;

  constructor(
    private readonly notices: Notices,
    private readonly visitors: VisitorSessionStore,
    private readonly administrators: AdministratorSessionStore,
  ) {}

  onApplicationBootstrap(): void {
    this.unsubscribe = this.notices.onEvent(SessionsEnded, ({ at, data: { id, kind, except } }) => {
      const store = kind === 'account' ? this.visitors : this.administrators;
      return store.endAllOf(id, except, new Date(at));
    });
  }

  onModuleDestroy(): void {
    this.unsubscribe();
  }
}
