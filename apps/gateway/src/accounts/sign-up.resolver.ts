import { Args, Context, ID, InputType, Mutation, Resolver } from '@nestjs/graphql';
import { RequestPasswordReset, ResendVerification, ResetPassword, SignUp, VerifyEmail } from '@tedarik/commands';
import { RequestClient } from '@tedarik/messaging';
import { FormTrap, HoneypotCheck } from '../limits/form-trap.js';
import { accountKey, emailAccountKey, receiverKey } from '../limits/limit-keys.js';
import { RateLimits } from '../limits/rate-limits.js';
import { VisitorSessionStore } from '../visitors/visitor-sessions.js';
import type { ClientFacts } from '../visitors/visitor.js';
import { Me } from './me.types.js';
import { inputOf } from '../graphql/type-of.js';
import { openForm } from '../graphql/open-form.js';

@InputType()
class SignUpInput extends inputOf(SignUp.request.extend(openForm), {
  returnPath: 'Path on this site that the visitor is sent to after following the mailed link.',
  commandId: 'UUID of this submission of the form. A repeat with the same UUID creates no second account.',
}) {}

/** Account operations that need no session. No reply reveals whether an e-mail address is known. */
@Resolver(() => Me)
export class SignUpResolver {
  constructor(
    private readonly requests: RequestClient,
    private readonly limits: RateLimits,
    private readonly traps: HoneypotCheck,
    private readonly sessions: VisitorSessionStore,
  ) {}

  @Mutation(() => Boolean, {
    description:
      'Creates an account and mails an activation link. The result is the same for known and unknown addresses.',
  })
  async signUp(
    @Args('input', { type: () => SignUpInput }) { trap, commandId, returnPath, ...account }: SignUpInput,
    @Context('client') client: ClientFacts,
  ): Promise<boolean> {
    if (this.traps.pass('sign-up', trap) === 'bot') return true;
    await this.limits.take('signUp', client.address);
    await this.mailing(receiverKey(account.email), () =>
      this.requests.send(SignUp, { ...account, returnPath: returnPath ?? undefined }, { commandId }),
    );
    return true;
  }

  @Mutation(() => Boolean, {
    description:
      'Activates the account of a mailed link; `signUpId` or the password proves whose it is. ' +
      'Fails with `link-expired`, `password-required`, `wrong-password`.',
  })
  async verifyEmail(
    @Args('token', { type: () => String }) token: string,
    @Context('client') { address }: ClientFacts,
    @Args('signUpId', { type: () => ID, nullable: true }) signUpId: string | null = null,
    @Args('password', { type: () => String, nullable: true }) password: string | null = null,
  ): Promise<boolean> {
    if (password !== null) {
      // By address too: otherwise every made-up token would add a key to Redis, which must not fill up.
      await this.limits.take('signInAddress', address);
      await this.limits.take('signIn', accountKey(token));
    }
    await this.requests.send(VerifyEmail, { token, signUpId: signUpId ?? undefined, password: password ?? undefined });
    if (password !== null) await this.limits.giveBack('signInAddress', address);
    return true;
  }

  @Mutation(() => Boolean, {
    description: 'Mails a new activation link if the address belongs to an account that is not activated yet.',
  })
  async resendVerification(
    @Args('email', { type: () => String }) email: string,
    @Args('trap', { type: () => FormTrap }) trap: FormTrap,
    @Context('client') client: ClientFacts,
    @Args('signUpId', { type: () => ID, nullable: true }) signUpId: string | null = null,
    @Args('returnPath', { type: () => String, nullable: true }) returnPath: string | null = null,
  ): Promise<boolean> {
    if (this.traps.pass('resend-verification', trap) === 'bot') return true;
    await this.limits.take('passwordReset', client.address);
    const request = { email, signUpId: signUpId ?? undefined, returnPath: returnPath ?? undefined };
    await this.mailing(receiverKey(email), () => this.requests.send(ResendVerification, request));
    return true;
  }

  @Mutation(() => Boolean, {
    description: 'Mails a link for choosing a new password if the address belongs to an account.',
  })
  async requestPasswordReset(
    @Args('email', { type: () => String }) email: string,
    @Args('trap', { type: () => FormTrap }) trap: FormTrap,
    @Context('client') client: ClientFacts,
  ): Promise<boolean> {
    if (this.traps.pass('password-reset', trap) === 'bot') return true;
    await this.limits.take('passwordReset', client.address);
    // Has its own limit key: mails that do not concern a reset must not keep the account's owner from resetting the password.
    await this.mailing(`reset ${emailAccountKey(email)}`, () => this.requests.send(RequestPasswordReset, { email }));
    return true;
  }

  @Mutation(() => Boolean, {
    description: 'Sets the password and ends every session of the account. Fails with `link-expired`.',
  })
  async resetPassword(
    @Args('token', { type: () => String }) token: string,
    @Args('password', { type: () => String }) password: string,
  ): Promise<boolean> {
    await this.sessions.mustAnswer();
    const { accountId } = await this.requests.send(ResetPassword, { token, password });
    await this.sessions.endAllOf(accountId);
    return true;
  }

  /**
   * Sends a mail unless the receiver's limit is used up. The caller gets the same reply either way, so it does not learn of earlier mails.
   */
  private async mailing(receiver: string, send: () => Promise<unknown>): Promise<void> {
    await this.limits.mailing('mailedLink', receiver, async (isMailed) => isMailed && send());
  }
}
