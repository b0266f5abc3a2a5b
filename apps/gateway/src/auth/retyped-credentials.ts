import { Injectable } from '@nestjs/common';
import type { RequestContract } from '@tedarik/commands';
import { RequestClient } from '@tedarik/messaging';
import { administratorActor, type SignedInAdministrator } from '../administrators/administrator.js';
import { RateLimits } from '../limits/rate-limits.js';
import type { Session } from '../sessions/session-store.js';

/** Requests with a password, code or passkey that somebody signed in gives again. An open session is no way to try them: wrong ones count. */
@Injectable()
export class RetypedCredentials {
  constructor(
    private readonly limits: RateLimits,
    private readonly requests: RequestClient,
  ) {}

  async send<Request extends object, Reply>(
    { holder }: Session<SignedInAdministrator>,
    contract: RequestContract<Request, Reply>,
    wanted: Request,
  ): Promise<Reply> {
    // A right password or passkey must not forget wrong codes, or it would buy any number of them.
    const limit = 'code' in wanted ? 'secondFactor' : 'retyped';
    await this.limits.take(limit, holder.accountId);
    const reply = await this.requests.send(contract, wanted, { actor: administratorActor(holder) });
    await this.limits.forget(limit, holder.accountId);
    return reply;
  }
}
