import { Inject, type Type } from '@nestjs/common';
import { Resolver } from '@nestjs/graphql';
import type { RequestContext } from '@tedarik/commands';
import { RequestClient } from '@tedarik/messaging';
import { type FormTrap, HoneypotCheck } from '../limits/form-trap.js';
import { RateLimits } from '../limits/rate-limits.js';
import { Uploads } from '../pictures/uploads.js';
import { visitorActor } from '../visitors/actor-of.js';
import { type Requesting, signedIn, verified } from '../visitors/visitor.js';
import { type Caller, type Operation, type OperationParts, type Who, withOperations } from './operations.js';

interface Parts extends OperationParts {
  limits: RateLimits;
  traps: HoneypotCheck;
}

/** Creates a resolver class for operations of the public site that send one request each. They are never part of a cached page. */
export function visitorOperations(all: Record<string, Operation>): Type {
  @Resolver()
  class Operations implements Parts {
    constructor(
      @Inject(RequestClient) readonly requests: RequestClient,
      @Inject(RateLimits) readonly limits: RateLimits,
      @Inject(HoneypotCheck) readonly traps: HoneypotCheck,
      @Inject(Uploads) readonly uploads: Uploads,
    ) {}
  }
  return withOperations(
    Operations,
    all,
    async ({ limits, traps }, { visitor, client }, { operation, request, trap }, send) => {
      const { who, limit, limitOfMail, trapped } = operation.about;
      if (trapped && traps.pass(trapped.form, trap as FormTrap) === 'bot') return null;
      const context = contextOf(who, visitor);
      const caller = {
        accountId: who?.startsWith('anyone') ? null : context.actor!.id,
        address: client?.address ?? '',
      };
      for (const [name, key] of countedBy(limit, request, caller)) await limits.take(name, key);
      const ofMail = limitOfMail?.(request);
      return ofMail ? limits.takeUnlessRefused(...ofMail, () => send(context)) : send(context);
    },
  );
}

function contextOf(who: Who | undefined, visitor: Requesting): Pick<RequestContext, 'actor'> {
  if (who === 'anyone') return {};
  if (who === 'anyone-named') return namedIfKnown(visitor);
  return { actor: visitorActor(who === 'signed-in' ? signedIn(visitor) : verified(visitor)) };
}

/** The actor if the visitor is signed in. A link works without an account. */
export const namedIfKnown = (visitor: Requesting): Pick<RequestContext, 'actor'> =>
  visitor && visitor !== 'unknown' ? { actor: visitorActor(visitor) } : {};

function countedBy(limit: Operation['about']['limit'], request: Record<string, unknown>, caller: Caller) {
  if (!limit) return [];
  return typeof limit === 'function' ? limit(request, caller) : [[limit, caller.accountId ?? caller.address] as const];
}
