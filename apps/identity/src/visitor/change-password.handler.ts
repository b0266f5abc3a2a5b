import { Injectable } from '@nestjs/common';
import type { RequestContext, ChangePassword, ReplyOf, RequestOf } from '@tedarik/commands';
import { Mails } from '@tedarik/mail';
import { Database } from '@tedarik/service-kit';
import { EndedSessions } from '../ended-sessions.js';
import { PasswordHasher } from '../credentials/password-hasher.js';
import { LinkRepository } from '../link/link.repository.js';
import { MailTexts } from '../mails/mail-texts.js';
import { OwnAccount } from './own-account.js';
import { checkVisitorFields, refuseOwnFacts } from '../credentials/visitor-fields.js';
import { VisitorRepository } from './visitor.repository.js';

/** Changes the caller's password. Links mailed earlier become invalid. */
@Injectable()
export class ChangePasswordHandler {
  constructor(
    private readonly database: Database,
    private readonly ownAccount: OwnAccount,
    private readonly visitors: VisitorRepository,
    private readonly links: LinkRepository,
    private readonly hasher: PasswordHasher,
    private readonly endedSessions: EndedSessions,
    private readonly mails: Mails,
    private readonly texts: MailTexts,
  ) {}

  async execute(
    { current, next, keepsSession = null }: RequestOf<typeof ChangePassword>,
    context: RequestContext,
  ): Promise<ReplyOf<typeof ChangePassword>> {
    checkVisitorFields({ password: next }, { password: 'next' });
    const checked = await this.ownAccount.getWithPassword(context, current);
    refuseOwnFacts(next, [checked.name, checked.email], 'next');
    const passwordHash = await this.hasher.hash(next, context);
    return this.database.transaction(async (session) => {
      const visitor = await this.ownAccount.getUnchanged(checked, session);
      await this.visitors.save(session, { ...visitor, passwordHash });
      await this.links.removeAllOf(session, visitor.id);
      await this.endedSessions.ofVisitor(session, visitor.id, keepsSession);
      await this.mails.append(session, this.texts.passwordChanged(visitor.email));
      return {};
    });
  }
}
