import { Injectable } from '@nestjs/common';
import type { ReplyOf, RequestOf, ResetPassword } from '@tedarik/commands';
import { Database } from '@tedarik/service-kit';
import { PasswordHasher } from '../account/password-hasher.js';
import { LinkRepository } from '../link/link.repository.js';
import { AnnouncedVisitors } from '../visitor/announced-visitors.js';
import { linkExpired } from '../visitor/visitor.errors.js';
import { checkFields } from '../visitor/visitor-fields.js';
import { VisitorRepository } from '../visitor/visitor.repository.js';

/** Sets a new password. Whoever has the link has the mailbox too, so an account that was waiting is active with it. */
@Injectable()
export class ResetPasswordHandler {
  constructor(
    private readonly database: Database,
    private readonly links: LinkRepository,
    private readonly visitors: VisitorRepository,
    private readonly announced: AnnouncedVisitors,
    private readonly hasher: PasswordHasher,
  ) {}

  async execute({ token, password }: RequestOf<typeof ResetPassword>): Promise<ReplyOf<typeof ResetPassword>> {
    checkFields({ password });
    // Asked before the costly part, so that made-up tokens keep nobody busy.
    if (!(await this.links.isValid('reset', token))) throw linkExpired();
    const passwordHash = await this.hasher.hash(password);
    return this.database.transaction(async (session) => {
      const link = await this.links.take(session, 'reset', token);
      const visitor = link && (await this.visitors.findById(link.visitorId, session));
      if (!visitor) throw linkExpired();
      await this.links.removeAllOf(session, visitor.id);
      const reset = { ...visitor, passwordHash, verified: true, dropAt: null };
      if (visitor.verified) await this.visitors.save(session, reset);
      else await this.announced.save(session, reset);
      return { accountId: visitor.id };
    });
  }
}
