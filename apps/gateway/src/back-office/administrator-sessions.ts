import { Inject, Injectable } from '@nestjs/common';
import { Clock } from '@tedarik/service-kit';
import { GATEWAY_CONFIG, type GatewayConfig } from '../config.js';
import { RedisConnection } from '../redis/redis.js';
import { CookieSessions } from '../sessions/cookie-sessions.js';
import { type SessionSecret, SessionStore } from '../sessions/session-store.js';
import { SignedInAdministrator } from './administrator.js';

const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;

/** AUTH-03: a session of the back office ends after half an hour without a request, and after twelve hours in any case. */
@Injectable()
export class AdministratorSessionStore extends SessionStore<SignedInAdministrator> {
  constructor(redis: RedisConnection, clock: Clock, @Inject(GATEWAY_CONFIG) config: SessionSecret) {
    const times = { idleMs: 30 * MINUTE_MS, lifeMs: 12 * HOUR_MS };
    super({ name: 'back-office', holder: SignedInAdministrator, ...times }, redis, clock, config);
  }
}

@Injectable()
export class AdministratorSessions extends CookieSessions<SignedInAdministrator> {
  constructor(
    store: AdministratorSessionStore,
    @Inject(GATEWAY_CONFIG) { PUBLIC_URL }: Pick<GatewayConfig, 'PUBLIC_URL'>,
  ) {
    super(store, { name: 'yonetim', secure: PUBLIC_URL.startsWith('https:'), sameSite: 'strict' });
  }
}
