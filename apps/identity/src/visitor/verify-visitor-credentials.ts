import { Injectable, Logger } from '@nestjs/common';
import type { ReplyOf, RequestContext, RequestOf, VerifyVisitorCredentials } from '@tedarik/commands';
import { Clock } from '@tedarik/service-kit';
import { PasswordHasher } from '../credentials/password-hasher.js';
import { VisitorRepository } from './visitor.repository.js';
import { emailKey } from '@tedarik/turkish';
import { toVisitorAccount } from './visitor.js';

/** Answers the account behind an address and password, verified or not, or null; both take the same time. */
@Injectable()
export class VerifyVisitorCredentialsHandler {
  private readonly log = new Logger('SignIns');

  constructor(
    private readonly visitors: VisitorRepository,
    private readonly hasher: PasswordHasher,
    private readonly clock: Clock,
  ) {}

  async execute(
    { email, password }: RequestOf<typeof VerifyVisitorCredentials>,
    context: RequestContext = {},
  ): Promise<ReplyOf<typeof VerifyVisitorCredentials>> {
    const visitor = await this.visitors.findByEmail(emailKey(email));
    if (!visitor) {
      await this.hasher.pretend(password, context);
      this.log.log({ msg: 'Sign-in refused', reason: 'unknown address' });
      return { visitor: null };
    }
    const { id, passwordHash, verified } = visitor;
    if (!(await this.hasher.matches(passwordHash, password, context))) {
      this.log.log({ msg: 'Sign-in refused', reason: 'wrong password', account: id });
      return { visitor: null };
    }
    if (this.hasher.isOutdated(passwordHash)) {
      await this.visitors.replaceHash(id, passwordHash, await this.hasher.hash(password, context));
    }
    if (verified) await this.visitors.recordSignIn(id, this.clock.now());
    this.log.log({ msg: verified ? 'Signed in' : 'Sign-in refused: not verified', account: id });
    return { visitor: toVisitorAccount(visitor) };
  }
}
