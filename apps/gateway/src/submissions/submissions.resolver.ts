import { Args, Context, InputType, Mutation, ObjectType, Resolver } from '@nestjs/graphql';
import { SubmitBusiness } from '@tedarik/commands';
import { RequestClient } from '@tedarik/messaging';
import { newId } from '@tedarik/service-kit';
import { HoneypotCheck } from '../limits/form-trap.js';
import { receiverKey } from '../limits/limit-keys.js';
import { RateLimits } from '../limits/rate-limits.js';
import type { ClientFacts } from '../visitors/visitor.js';
import { inputOf, typeOf } from '../graphql/type-of.js';
import { openForm } from '../graphql/open-form.js';

@ObjectType({ description: 'Confirmation of a received request to list a business.' })
class ApplicationReceipt extends typeOf(SubmitBusiness.reply.omit({ id: true }), {
  number: 'Reference number for correspondence. It gives no access to the request.',
  isMailed: 'Whether the confirmation is also sent by mail.',
}) {}

@InputType()
class SubmitBusinessInput extends inputOf(SubmitBusiness.request.omit({ mailsReceipt: true }).extend(openForm), {
  commandId: 'UUID of this submission of the form. A repeat with the same UUID submits nothing twice.',
}) {}

@Resolver()
export class SubmissionsResolver {
  constructor(
    private readonly requests: RequestClient,
    private readonly limits: RateLimits,
    private readonly traps: HoneypotCheck,
  ) {}

  @Mutation(() => ApplicationReceipt, {
    description: 'Submits a business for listing. Its data cannot be read back by the sender.',
  })
  async submitBusiness(
    @Args('input', { type: () => SubmitBusinessInput }) { trap, commandId, ...form }: SubmitBusinessInput,
    @Context('client') client: ClientFacts,
  ): Promise<ApplicationReceipt> {
    if (this.traps.pass('submission', trap) === 'bot') return receiptOfNothing();
    await this.limits.take('submission', client.address);
    return this.limits.mailing('receipt', receiverKey(form.email), (mailsReceipt) =>
      this.requests.send(SubmitBusiness, { ...form, message: form.message ?? null, mailsReceipt }, { commandId }),
    );
  }
}

/** A receipt for bots that looks like a real one. */
const receiptOfNothing = (): ApplicationReceipt => ({ number: newId().slice(-8).toUpperCase(), isMailed: true });
