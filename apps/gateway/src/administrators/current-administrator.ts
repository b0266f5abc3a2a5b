import { Injectable } from '@nestjs/common';
import { GetBackOfficeAccount } from '@tedarik/commands';
import { RequestClient } from '@tedarik/messaging';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { administratorActor, type SignedInAdministrator } from './administrator.js';
import { AdministratorSessions, AdministratorSessionStore } from './administrator-sessions.js';

/** Who is signed in to the back office, as identity has them now: a role may have been narrowed, an account disabled. */
@Injectable()
export class CurrentAdministrator {
  constructor(
    private readonly sessions: AdministratorSessions,
    private readonly store: AdministratorSessionStore,
    private readonly requests: RequestClient,
  ) {}

  /** Null for nobody. Throws `service-unavailable` while it cannot be known. */
  async current(request: FastifyRequest, reply: FastifyReply): Promise<SignedInAdministrator | null> {
    const session = await this.sessions.read(request);
    if (!session) return null;
    const { accountId } = session.holder;
    const { account } = await this.requests.send(
      GetBackOfficeAccount,
      {},
      { actor: administratorActor(session.holder) },
    );
    if (!account) {
      await this.sessions.signOut(request, reply);
      return null;
    }
    const { fullName: name, role, mustChangePassword } = account;
    const now = { accountId, name, role, mustChangePassword };
    if (JSON.stringify(now) !== JSON.stringify(session.holder)) await this.store.change(accountId, now);
    return now;
  }
}
