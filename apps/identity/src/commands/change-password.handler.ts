import { Injectable } from '@nestjs/common';
import type { AskContext, ChangePassword, ReplyOf, RequestOf } from '@tedarik/commands';
import { Database } from '@tedarik/service-kit';
import { EndedSessions } from '../account/ended-sessions.js';
import { PasswordHasher } from '../account/password-hasher.js';
import { LinkRepository } from '../link/link.repository.js';
import { OwnAccount } from '../visitor/own-account.js';
import { checkFields } from '../visitor/visitor-fields.js';
import { VisitorRepository } from '../visitor/visitor.repository.js';

/** Links that were mailed before end with the old password. */
@Injectable()
export class ChangePasswordHandler {
  constructor(
    private readonly database: Database,
    private readonly ownAccount: OwnAccount,
    private readonly visitors: VisitorRepository,
    private readonly links: LinkRepository,
    private readonly hasher: PasswordHasher,
    private readonly endedSessions: EndedSessions,
  ) {}

  async execute(
    { current, next, keepsSession = null }: RequestOf<typeof ChangePassword>,
    context: AskContext,
  ): Promise<ReplyOf<typeof ChangePassword>> {
    checkFields({ password: next }, { password: 'next' });
    const checked = await this.ownAccount.getWithPassword(context, current);
    const passwordHash = await this.hasher.hash(next, context);
    return this.database.transaction(async (session) => {
      const visitor = await this.ownAccount.getUnchanged(checked, session);
      await this.visitors.save(session, { ...visitor, passwordHash });
      await this.links.removeAllOf(session, visitor.id);
      await this.endedSessions.ofVisitor(session, visitor.id, keepsSession);
      return {};
    });
  }
}
