import { Inject, Injectable } from '@nestjs/common';
import { Clock } from '@tedarik/service-kit';
import { z } from 'zod';
import { GATEWAY_CONFIG, type GatewayConfig } from '../config.js';
import { RedisConnection } from '../redis.js';
import { CookieSessions } from '../sessions/cookie-sessions.js';
import { type SessionSecret, SessionStore } from '../sessions/session-store.js';
import type { SignedInVisitor } from './visitor.js';

const DAY_MS = 24 * 3_600_000;

/** AUTH-03: a visitor's session ends after 7 days without a request, and after 30 days in any case. */
@Injectable()
export class VisitorSessionStore extends SessionStore<SignedInVisitor> {
  constructor(redis: RedisConnection, clock: Clock, @Inject(GATEWAY_CONFIG) config: SessionSecret) {
    const holder = z.object({ accountId: z.string(), name: z.string(), verified: z.boolean() });
    super({ name: 'visitor', holder, idleMs: 7 * DAY_MS, lifeMs: 30 * DAY_MS }, redis, clock, config);
  }
}

@Injectable()
export class VisitorSessions extends CookieSessions<SignedInVisitor> {
  constructor(store: VisitorSessionStore, @Inject(GATEWAY_CONFIG) { PUBLIC_URL }: Pick<GatewayConfig, 'PUBLIC_URL'>) {
    super(store, { name: 'oturum', secure: PUBLIC_URL.startsWith('https:'), sameSite: 'lax' });
  }
}
