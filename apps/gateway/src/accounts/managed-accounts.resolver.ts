import { Args, ID, Int, Mutation, Resolver } from '@nestjs/graphql';
import { ChangeAccount, DeleteAccounts, RemoveAccountSecondFactor, ResetAccountPassword } from '@tedarik/commands';
import { RequestClient } from '@tedarik/messaging';
import { type AdministratorContext, ActingAdministrator } from '../graphql/administrator-context.js';
import { AdministratorSessionStore } from '../administrators/administrator-sessions.js';
import { Confirmed, Manages } from '../graphql/manages.js';
import { ManagedOutcome, toOutcomes } from '../graphql/managed-outcome.type.js';
import { ManagedAccount, ManagedAccountInput, ManagedFirstPassword } from './managed-account.types.js';

/**
 * Operations that take a right away from an account. They also end its sessions, and fail beforehand while sessions cannot be ended (Redis
 * is down).
 */
@Resolver(() => ManagedAccount)
@Manages('accounts')
export class ManagedAccountsResolver {
  constructor(
    private readonly requests: RequestClient,
    private readonly sessions: AdministratorSessionStore,
  ) {}

  @Confirmed()
  @Mutation(() => ManagedAccount, {
    description: 'Changes an account. Fails with `last-admin` if nobody could manage accounts afterwards.',
  })
  async changeAccount(
    @Args('id', { type: () => ID }) id: string,
    @Args('revision', { type: () => Int }) revision: number,
    @Args('input', { type: () => ManagedAccountInput })
    { email = null, avatarUrl = null, ...input }: ManagedAccountInput,
    @ActingAdministrator() acting: AdministratorContext,
  ): Promise<ManagedAccount> {
    await this.sessions.mustAnswer();
    const request = { id, revision, ...input, email, avatarUrl };
    const { account, endsSessions } = await this.requests.send(ChangeAccount, request, acting);
    if (endsSessions) await this.sessions.endAllOf(id);
    else await this.sessions.change(id, { name: account.fullName });
    return account;
  }

  @Confirmed()
  @Mutation(() => ManagedFirstPassword, {
    description: 'Resets the password of an account immediately and ends all of its sessions.',
  })
  async resetAccountPassword(
    @Args('id', { type: () => ID }) id: string,
    @ActingAdministrator() acting: AdministratorContext,
  ): Promise<ManagedFirstPassword> {
    await this.sessions.mustAnswer();
    return this.sessions.endingAllOf(id, () => this.requests.send(ResetAccountPassword, { id }, acting));
  }

  @Confirmed()
  @Mutation(() => ManagedAccount, {
    description: 'Removes the second factor of another account whose owner has lost it, and ends all of its sessions.',
  })
  async removeAccountSecondFactor(
    @Args('id', { type: () => ID }) id: string,
    @ActingAdministrator() acting: AdministratorContext,
  ): Promise<ManagedAccount> {
    await this.sessions.mustAnswer();
    const remove = () => this.requests.send(RemoveAccountSecondFactor, { id }, acting);
    return (await this.sessions.endingAllOf(id, remove)).account;
  }

  @Confirmed()
  @Mutation(() => [ManagedOutcome])
  async deleteAccounts(
    @Args('ids', { type: () => [ID] }) ids: string[],
    @ActingAdministrator() acting: AdministratorContext,
  ): Promise<ManagedOutcome[]> {
    await this.sessions.mustAnswer();
    const outcomes = toOutcomes(await this.requests.send(DeleteAccounts, { ids }, acting));
    for (const { id, isDone } of outcomes) if (isDone) await this.sessions.endAllOf(id);
    return outcomes;
  }
}
