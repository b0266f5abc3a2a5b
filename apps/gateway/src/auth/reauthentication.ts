import { Injectable } from '@nestjs/common';
import type { RequestContract } from '@tedarik/commands';
import { RequestClient } from '@tedarik/messaging';
import { administratorActor, type SignedInAdministrator } from '../administrators/administrator.js';
import { RateLimits } from '../limits/rate-limits.js';
import type { Session } from '../sessions/session-store.js';

/**
 * Sends requests for which a signed-in administrator repeats a password, code or passkey. Wrong ones count against a limit, so that an open
 * session does not allow guessing.
 */
@Injectable()
export class Reauthentication {
  constructor(
    private readonly limits: RateLimits,
    private readonly requests: RequestClient,
  ) {}

  async send<Request extends object, Reply>(
    { holder }: Session<SignedInAdministrator>,
    contract: RequestContract<Request, Reply>,
    wanted: Request,
  ): Promise<Reply> {
    // Codes have a limit of their own: otherwise a correct password or passkey would reset the count of wrong codes and allow any number of
    // them.
    const limit = 'code' in wanted ? 'secondFactor' : 'retyped';
    await this.limits.take(limit, holder.accountId);
    const reply = await this.requests.send(contract, wanted, { actor: administratorActor(holder) });
    await this.limits.forget(limit, holder.accountId);
    return reply;
  }
}
