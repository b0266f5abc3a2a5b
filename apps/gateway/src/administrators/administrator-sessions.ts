import { Inject, Injectable } from '@nestjs/common';
import { Clock, DomainError } from '@tedarik/service-kit';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { z } from 'zod';
import { GATEWAY_CONFIG, type GatewayConfig } from '../config.js';
import { RedisConnection } from '../redis.js';
import { CookieSessions, type SessionCookie } from '../sessions/cookie-sessions.js';
import { type Session, type SessionSecret, SessionStore } from '../sessions/session-store.js';
import { SignedInAdministrator, signedInAdministrator } from './administrator.js';
import { originOf } from './origin-of.js';

const AwaitsCode = z.object({ accountId: z.string(), name: z.string(), passwordMark: z.string() });
type AwaitsCode = z.infer<typeof AwaitsCode>;

type SiteAddress = Pick<GatewayConfig, 'PUBLIC_URL'>;
const cookieOf = (name: string, { PUBLIC_URL }: SiteAddress): SessionCookie => ({
  name,
  secure: PUBLIC_URL.startsWith('https:'),
  sameSite: 'strict',
});

const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;

/** AUTH-03: a back-office session ends after 30 minutes without a request, and after 12 hours in any case. */
@Injectable()
export class AdministratorSessionStore extends SessionStore<SignedInAdministrator> {
  constructor(redis: RedisConnection, clock: Clock, @Inject(GATEWAY_CONFIG) config: SessionSecret) {
    const times = { idleMs: 30 * MINUTE_MS, lifeMs: 12 * HOUR_MS };
    super({ name: 'back-office', holder: SignedInAdministrator, ...times }, redis, clock, config);
  }
}

@Injectable()
export class AdministratorSessions extends CookieSessions<SignedInAdministrator> {
  constructor(store: AdministratorSessionStore, @Inject(GATEWAY_CONFIG) config: SiteAddress) {
    super(store, cookieOf('yonetim', config));
  }

  override signIn(request: FastifyRequest, reply: FastifyReply, holder: SignedInAdministrator): Promise<void> {
    return super.signIn(request, reply, holder, originOf(request));
  }

  /**
   * Returns the caller's own session. Throws as `signedInAdministrator` does, and `password-change-required` while the password was chosen
   * by somebody else.
   */
  async own(request: FastifyRequest): Promise<Session<SignedInAdministrator>> {
    const session = await this.read(request);
    if (signedInAdministrator(session?.holder).mustChangePassword) {
      throw new DomainError('password-change-required', 'forbidden');
    }
    return session!;
  }
}

/** Sign-ins with a correct password whose code is still missing. This kind of session gives access to nothing else. */
@Injectable()
export class UnfinishedSignIns extends CookieSessions<AwaitsCode> {
  constructor(redis: RedisConnection, clock: Clock, @Inject(GATEWAY_CONFIG) config: SessionSecret & SiteAddress) {
    const times = { idleMs: 5 * MINUTE_MS, lifeMs: 5 * MINUTE_MS };
    const store = new SessionStore({ name: 'unfinished', holder: AwaitsCode, ...times }, redis, clock, config);
    super(store, cookieOf('yonetim-kod', config));
  }
}
