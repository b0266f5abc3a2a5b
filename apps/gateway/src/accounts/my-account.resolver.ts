import { Args, Context, Mutation, Query, Resolver } from '@nestjs/graphql';
import { ChangeName, ChangePassword, EraseAccount, GetVisitor } from '@tedarik/commands';
import { RequestClient } from '@tedarik/messaging';
import { RateLimits } from '../limits/rate-limits.js';
import { VisitorSessionStore } from '../visitors/visitor-sessions.js';
import { signedIn, type Requesting, type SignedInVisitor } from '../visitors/visitor.js';
import { visitorActor } from '../visitors/actor-of.js';
import { Me } from './me.types.js';

/** Queries and mutations on the visitor's own account. */
@Resolver(() => Me)
export class MyAccountResolver {
  constructor(
    private readonly requests: RequestClient,
    private readonly limits: RateLimits,
    private readonly sessions: VisitorSessionStore,
  ) {}

  @Query(() => Me, {
    nullable: true,
    description: 'The signed-in account; null if nobody is signed in.',
  })
  async me(@Context('visitor') visitor: Requesting): Promise<Me | null> {
    if (!visitor) return null;
    return (await this.requests.send(GetVisitor, {}, { actor: visitorActor(signedIn(visitor)) })).visitor;
  }

  @Mutation(() => Boolean)
  async changeName(
    @Args('name', { type: () => String }) name: string,
    @Context('visitor') visitor: Requesting,
  ): Promise<boolean> {
    const { accountId, ...facts } = signedIn(visitor);
    await this.limits.take('changedName', accountId);
    const kept = await this.requests.send(ChangeName, { name }, { actor: visitorActor({ accountId, ...facts }) });
    await this.sessions.change(accountId, { name: kept.name });
    return true;
  }

  @Mutation(() => Boolean, { description: 'Ends every other session of the account. Fails with `wrong-password`.' })
  async changePassword(
    @Args('current', { type: () => String }) current: string,
    @Args('next', { type: () => String }) next: string,
    @Context('visitor') visitor: Requesting,
    @Context('sessionKey') sessionKey: string | null,
  ): Promise<boolean> {
    const account = signedIn(visitor);
    const request = { current, next, keepsSession: sessionKey };
    const change = () => this.requests.send(ChangePassword, request, { actor: visitorActor(account) });
    await this.withPasswordTries(account, () => this.sessions.endingAllOf(account.accountId, change, sessionKey));
    return true;
  }

  @Mutation(() => Boolean, { description: 'Erases the account at once. Fails with `wrong-password`.' })
  async eraseAccount(
    @Args('password', { type: () => String }) password: string,
    @Context('visitor') visitor: Requesting,
  ): Promise<boolean> {
    const account = signedIn(visitor);
    const erase = () => this.requests.send(EraseAccount, { password }, { actor: visitorActor(account) });
    await this.withPasswordTries(account, () => this.sessions.endingAllOf(account.accountId, erase));
    return true;
  }

  /** Limits password attempts to five per quarter of an hour, as at sign-in: an open session must not allow password guessing either. */
  private async withPasswordTries({ accountId }: SignedInVisitor, work: () => Promise<unknown>): Promise<void> {
    await this.limits.take('signIn', accountId);
    await work();
    await this.limits.forget('signIn', accountId);
  }
}
