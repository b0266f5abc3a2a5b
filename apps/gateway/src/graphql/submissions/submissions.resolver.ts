import { Args, Context, Mutation, Resolver } from '@nestjs/graphql';
import { SubmitBusiness } from '@tedarik/commands';
import { Asker } from '@tedarik/messaging';
import { FormTraps } from '../../limits/form-trap.js';
import { RateLimits } from '../../limits/rate-limits.js';
import type { ClientFacts } from '../../visitors/visitor.js';
import { SubmitBusinessInput } from './submit-business.input.js';

@Resolver()
export class SubmissionsResolver {
  constructor(
    private readonly asker: Asker,
    private readonly limits: RateLimits,
    private readonly traps: FormTraps,
  ) {}

  @Mutation(() => Boolean, {
    description: 'Takes in a business that would like to be listed; nobody can read it back.',
  })
  async submitBusiness(
    @Args('input', { type: () => SubmitBusinessInput }) { trap, commandId, ...form }: SubmitBusinessInput,
    @Context('client') client: ClientFacts,
  ): Promise<boolean> {
    if (this.traps.pass('submission', trap) === 'bot') return true;
    await this.limits.take('submission', client.address);
    await this.asker.ask(SubmitBusiness, { ...form, message: form.message ?? null }, { commandId });
    return true;
  }
}
