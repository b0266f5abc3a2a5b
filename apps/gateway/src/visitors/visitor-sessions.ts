import type { CookieSerializeOptions } from '@fastify/cookie';
import { Inject, Injectable } from '@nestjs/common';
import { DomainError } from '@tedarik/service-kit';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { GATEWAY_CONFIG, type GatewayConfig } from '../config.js';
import { SESSION_LIFE_MS, SessionStore, type VisitorSession } from './session-store.js';
import type { SignedInVisitor } from './visitor.js';

/** Between a browser's cookie and its session. */
@Injectable()
export class VisitorSessions {
  /** Under https no other host, path or unsafe page can set a cookie of this name. */
  private readonly cookie: string;
  private readonly options: CookieSerializeOptions;

  constructor(
    private readonly store: SessionStore,
    @Inject(GATEWAY_CONFIG) { PUBLIC_URL }: Pick<GatewayConfig, 'PUBLIC_URL'>,
  ) {
    const secure = PUBLIC_URL.startsWith('https:');
    this.cookie = secure ? '__Host-oturum' : 'oturum';
    this.options = { path: '/', httpOnly: true, secure, sameSite: 'lax' };
  }

  /** Whose request this is; null for nobody. Throws `service-unavailable` while it cannot be known. */
  async read({ cookies }: FastifyRequest): Promise<VisitorSession | null> {
    const id = cookies[this.cookie];
    return id ? this.store.find(id) : null;
  }

  /** The same for what is not refused while it cannot be known: whoever has no cookie is nobody all the same. */
  async readIfKnown(request: FastifyRequest): Promise<VisitorSession | null | 'unknown'> {
    try {
      return await this.read(request);
    } catch (error) {
      if (error instanceof DomainError) return 'unknown';
      throw error;
    }
  }

  /** Always under a new id: one that somebody planted in this browser before opens nothing. */
  async signIn(request: FastifyRequest, reply: FastifyReply, visitor: SignedInVisitor): Promise<void> {
    const former = await this.read(request);
    const id = await this.store.begin(visitor);
    if (former) await this.store.end(former);
    void reply.setCookie(this.cookie, id, { ...this.options, maxAge: SESSION_LIFE_MS / 1000 });
  }

  async signOut(request: FastifyRequest, reply: FastifyReply): Promise<void> {
    const session = await this.read(request);
    if (session) await this.store.end(session);
    void reply.clearCookie(this.cookie, this.options);
  }
}
