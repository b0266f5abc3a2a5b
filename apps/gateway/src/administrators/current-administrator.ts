import { Injectable } from '@nestjs/common';
import { GetBackOfficeAccount } from '@tedarik/commands';
import { RequestClient } from '@tedarik/messaging';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { administratorActor, type SignedInAdministrator } from './administrator.js';
import { AdministratorSessions, AdministratorSessionStore } from './administrator-sessions.js';

/** Reads the signed-in administrator afresh from identity, because a role may have been narrowed or an account disabled. */
@Injectable()
export class CurrentAdministrator {
  constructor(
    private readonly sessions: AdministratorSessions,
    private readonly store: AdministratorSessionStore,
    private readonly requests: RequestClient,
  ) {}

  /** Returns null if nobody is signed in. Throws `service-unavailable` while that cannot be determined. */
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
