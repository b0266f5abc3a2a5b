import { Injectable, Logger } from '@nestjs/common';
import type { ReplyOf, RequestContext, RequestOf, VerifyVisitorCredentials } from '@tedarik/commands';
import { Clock } from '@tedarik/service-kit';
import { PasswordHasher } from '../credentials/password-hasher.js';
import { VisitorRepository } from './visitor.repository.js';
import { emailKey } from '@tedarik/turkish';
import { toVisitorAccount } from './visitor.js';

/** Returns the account for an address and password, verified or not, or null; both take the same time. */
@Injectable()
export class VerifyVisitorCredentialsHandler {
  private readonly log = new Logger('SignIns');

  constructor(
    private readonly visitors: VisitorRepository,
    private readonly hasher: PasswordHasher,
    private readonly clock: Clock,
  ) {}

  async execute(
    request: RequestOf<typeof VerifyVisitorCredentials>,
    context: RequestContext = {},
  ): Promise<ReplyOf<typeof VerifyVisitorCredentials>> {
    const { email, password } = request;
    const visitor = await this.visitors.findByEmail(emailKey(email));
    if (!visitor) {
      await this.hasher.pretend(password, context);
      this.log.log({ msg: 'Sign-in refused', reason: 'unknown address' });
      return { visitor: null };
    }
    const { id, passwordHash } = visitor;
    if (!(await this.hasher.matches(passwordHash, password, context))) {
      this.log.log({ msg: 'Sign-in refused', reason: 'wrong password', account: id });
      return { visitor: null };
    }
    const kept = await this.renewedHash(id, passwordHash, password, context);
    const now = await this.visitors.findById(id);
    // The password was reset during the hashing, which already ended all sessions; a session created now would survive that.
    if (now?.passwordHash !== kept) return this.execute(request, context);
    if (now.verified) await this.visitors.recordSignIn(id, this.clock.now());
    this.log.log({ msg: now.verified ? 'Signed in' : 'Sign-in refused: not verified', account: id });
    return { visitor: toVisitorAccount(now) };
  }

  /** Returns the hash that is stored from now on; one with outdated parameters is replaced. */
  private async renewedHash(id: string, stored: string, password: string, context: RequestContext): Promise<string> {
    if (!this.hasher.isOutdated(stored)) return stored;
    const passwordHash = await this.hasher.hash(password, context);
    await this.visitors.replaceHash(id, stored, passwordHash);
    return passwordHash;
  }
}
