import type { CookieSerializeOptions } from '@fastify/cookie';
import { DomainError } from '@tedarik/service-kit';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { noteAccount } from '../security/security-log.js';
import type { SessionOrigin, Session, SessionStore } from './session-store.js';

export interface SessionCookie {
  /** With https, `__Host-` is put before it: then no other host, path or insecure page can set a cookie of this name. */
  name: string;
  secure: boolean;
  sameSite: 'lax' | 'strict';
}

/** Connects the cookie of a browser with its session. */
export class CookieSessions<Holder extends { accountId: string; name: string }> {
  private readonly cookie: string;
  private readonly options: CookieSerializeOptions;

  constructor(
    private readonly store: SessionStore<Holder>,
    { name, secure, sameSite }: SessionCookie,
  ) {
    this.cookie = secure ? `__Host-${name}` : name;
    this.options = { path: '/', httpOnly: true, secure, sameSite };
  }

  /** Returns the request's session, or null. Throws `service-unavailable` while sessions cannot be read. */
  read(request: FastifyRequest): Promise<Session<Holder> | null> {
    return this.find(request, true);
  }

  /** The same for requests that a browser makes by itself: does not extend the session. */
  peek(request: FastifyRequest): Promise<Session<Holder> | null> {
    return this.find(request, false);
  }

  /** The same, but returns `unknown` instead of throwing. A request without a cookie is anonymous in any case. */
  readIfKnown(request: FastifyRequest): Promise<Session<Holder> | null | 'unknown'> {
    return this.ifKnown(this.read(request));
  }

  peekIfKnown(request: FastifyRequest): Promise<Session<Holder> | null | 'unknown'> {
    return this.ifKnown(this.peek(request));
  }

  /** Always creates a new id, so that an id planted in this browser beforehand is worthless. */
  async signIn(request: FastifyRequest, reply: FastifyReply, holder: Holder, origin?: SessionOrigin): Promise<void> {
    const former = await this.read(request);
    const id = await this.store.begin(holder, origin);
    if (former) await this.store.end(former);
    noteAccount(request, holder.accountId);
    void reply.setCookie(this.cookie, id, { ...this.options, maxAge: this.store.kind.lifeMs / 1000 });
  }

  async signOut(request: FastifyRequest, reply: FastifyReply): Promise<void> {
    const session = await this.read(request);
    if (session) await this.store.end(session);
    void reply.clearCookie(this.cookie, this.options);
  }

  private async find(request: FastifyRequest, isUse: boolean): Promise<Session<Holder> | null> {
    const id = request.cookies[this.cookie];
    const session = id ? await this.store.find(id, isUse) : null;
    if (session) noteAccount(request, session.holder.accountId);
    return session;
  }

  private async ifKnown(session: Promise<Session<Holder> | null>): Promise<Session<Holder> | null | 'unknown'> {
    try {
      return await session;
    } catch (error) {
      if (error instanceof DomainError) return 'unknown';
      throw error;
    }
  }
}
