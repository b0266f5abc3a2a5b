import { Args, ID, Int, Mutation, Query, Resolver } from '@nestjs/graphql';
import {
  ChangeAccount,
  DeleteAccounts,
  InviteAccount,
  ListManagedAccounts,
  type RequestOf,
  ResetAccountPassword,
} from '@tedarik/commands';
import { RequestClient } from '@tedarik/messaging';
import { type Acting, ActingAdministrator } from '../../../back-office/acting.js';
import { AdministratorSessionStore } from '../../../back-office/administrator-sessions.js';
import { Manages } from '../../../back-office/manages.js';
import { listOf, ManagedListInput } from '../managed-list.input.js';
import { ManagedOutcome, toOutcomes } from '../managed-outcome.type.js';
import {
  ManagedAccount,
  ManagedAccountInput,
  ManagedAccountList,
  ManagedFirstPassword,
  ManagedInvitationInput,
  ManagedRole,
} from './managed-account.types.js';

type Sort = RequestOf<typeof ListManagedAccounts>['sort'];

/** Accounts of the back office. What takes a right away ends sessions, and is not begun while they cannot be ended. */
@Resolver(() => ManagedAccount)
@Manages('accounts')
export class ManagedAccountsResolver {
  constructor(
    private readonly requests: RequestClient,
    private readonly sessions: AdministratorSessionStore,
  ) {}

  @Query(() => ManagedAccountList, { description: 'Accounts; `sort`: username, full-name, last-login.' })
  async managedAccounts(
    @Args('list', { type: () => ManagedListInput }) list: ManagedListInput,
    @ActingAdministrator() acting: Acting,
    @Args('role', { type: () => ManagedRole, nullable: true }) role: ManagedRole | null = null,
    @Args('active', { type: () => Boolean, nullable: true }) active: boolean | null = null,
  ): Promise<ManagedAccountList> {
    const { accounts, total } = await this.requests.send(
      ListManagedAccounts,
      { ...listOf<Sort>(list), role, active },
      acting,
    );
    return { items: accounts, total };
  }

  @Mutation(() => ManagedFirstPassword, { description: 'Mails a link for choosing a password, or tells one.' })
  inviteAccount(
    @Args('input', { type: () => ManagedInvitationInput }) { email = null, ...input }: ManagedInvitationInput,
    @Args('commandId', { type: () => ID }) commandId: string,
    @ActingAdministrator() acting: Acting,
  ): Promise<ManagedFirstPassword> {
    return this.requests.send(InviteAccount, { ...input, email }, { ...acting, commandId });
  }

  @Mutation(() => ManagedAccount, {
    description: 'Fails with `last-admin` when nobody could manage accounts any more.',
  })
  async changeAccount(
    @Args('id', { type: () => ID }) id: string,
    @Args('revision', { type: () => Int }) revision: number,
    @Args('input', { type: () => ManagedAccountInput })
    { email = null, avatarUrl = null, ...input }: ManagedAccountInput,
    @ActingAdministrator() acting: Acting,
  ): Promise<ManagedAccount> {
    await this.sessions.mustAnswer();
    const request = { id, revision, ...input, email, avatarUrl };
    const { account, endsSessions } = await this.requests.send(ChangeAccount, request, acting);
    if (endsSessions) await this.sessions.endAllOf(id);
    else await this.sessions.change(id, { name: account.fullName });
    return account;
  }

  @Mutation(() => ManagedFirstPassword, { description: 'Takes the password away at once, and ends every session.' })
  async resetAccountPassword(
    @Args('id', { type: () => ID }) id: string,
    @ActingAdministrator() acting: Acting,
  ): Promise<ManagedFirstPassword> {
    await this.sessions.mustAnswer();
    return this.sessions.endingAllOf(id, () => this.requests.send(ResetAccountPassword, { id }, acting));
  }

  @Mutation(() => [ManagedOutcome])
  async deleteAccounts(
    @Args('ids', { type: () => [ID] }) ids: string[],
    @ActingAdministrator() acting: Acting,
  ): Promise<ManagedOutcome[]> {
    await this.sessions.mustAnswer();
    const outcomes = toOutcomes(await this.requests.send(DeleteAccounts, { ids }, acting));
    for (const { id, isDone } of outcomes) if (isDone) await this.sessions.endAllOf(id);
    return outcomes;
  }
}
