import { Injectable } from '@nestjs/common';
import type { ReplyOf, RequestContext, RequestOf, RequestPasswordReset, ResetPassword } from '@tedarik/commands';
import { Mails } from '@tedarik/mail';
import { Database, newId } from '@tedarik/service-kit';
import { emailKey } from '@tedarik/turkish';
import type { ClientSession } from 'mongoose';
import { type Chosen, ChosenPassword } from '../account/chosen-password.js';
import { EndedSessions } from '../ended-sessions.js';
import { PasswordHasher } from '../credentials/password-hasher.js';
import { PASSWORD_LINKS } from '../link/link.js';
import { LinkRepository } from '../link/link.repository.js';
import { MailTexts } from '../mails/mail-texts.js';
import { AnnouncedVisitors } from '../visitor/announced-visitors.js';
import { linkExpired } from '../credentials/credentials.errors.js';
import { checkVisitorFields, refuseOwnFacts } from '../credentials/visitor-fields.js';
import { VisitorRepository } from '../visitor/visitor.repository.js';

/** New passwords for people who have forgotten theirs. */
@Injectable()
export class PasswordResets {
  constructor(
    private readonly database: Database,
    private readonly links: LinkRepository,
    private readonly visitors: VisitorRepository,
    private readonly announced: AnnouncedVisitors,
    private readonly ofBackOffice: ChosenPassword,
    private readonly hasher: PasswordHasher,
    private readonly endedSessions: EndedSessions,
    private readonly mails: Mails,
    private readonly texts: MailTexts,
  ) {}

  /** Mails a visitor a link for a new password. For an unknown address the reply is the same and no mail is sent. */
  async request(request: RequestOf<typeof RequestPasswordReset>): Promise<ReplyOf<typeof RequestPasswordReset>> {
    checkVisitorFields(request);
    const email = emailKey(request.email);
    return this.database.transaction(async (session) => {
      const visitor = await this.visitors.findByEmail(email, session);
      // For an unknown address a link of no account is stored and its token discarded, so that the response time reveals nothing.
      const token = await this.links.make(session, 'reset', visitor?.id ?? newId());
      if (visitor) await this.mails.append(session, this.texts.resetPassword(email, token));
      return {};
    });
  }

  /** Sets a new password. The person with the link owns the mailbox, so an account that was not activated becomes active. */
  async reset(
    { token, password }: RequestOf<typeof ResetPassword>,
    context: RequestContext = {},
  ): Promise<ReplyOf<typeof ResetPassword>> {
    checkVisitorFields({ password });
    // Checked before the expensive hashing, so that made-up tokens cause no load.
    if (!(await this.links.isValid(PASSWORD_LINKS, token))) throw linkExpired();
    const passwordHash = await this.hasher.hash(password, context);
    return this.database.transaction(async (session) => {
      const link = await this.links.take(session, PASSWORD_LINKS, token);
      if (!link) throw linkExpired();
      await this.links.removeAllOf(session, link.visitorId);
      const chosen = { password, passwordHash };
      if (link.purpose === 'reset') await this.setVisitors(session, link.visitorId, chosen);
      else await this.ofBackOffice.set(session, link.visitorId, chosen);
      return { accountId: link.visitorId };
    });
  }

  private async setVisitors(session: ClientSession, id: string, { password, passwordHash }: Chosen): Promise<void> {
    const visitor = await this.visitors.findById(id, session);
    if (!visitor) throw linkExpired();
    const reset = { ...visitor, passwordHash, signUpKey: null, verified: true, dropAt: null };
    refuseOwnFacts(password, [visitor.name, visitor.email]);
    await this.endedSessions.ofVisitor(session, id);
    await this.mails.append(session, this.texts.passwordChanged(visitor.email));
    if (visitor.verified) await this.visitors.save(session, reset);
    else await this.announced.save(session, reset);
  }
}
