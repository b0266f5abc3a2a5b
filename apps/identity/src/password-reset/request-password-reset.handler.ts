import { Injectable } from '@nestjs/common';
import type { ReplyOf, RequestOf, RequestPasswordReset } from '@tedarik/commands';
import { Mails } from '@tedarik/mail';
import { Database, newId } from '@tedarik/service-kit';
import { LinkRepository } from '../link/link.repository.js';
import { Letters } from '../mails/letters.js';
import { emailKey } from '@tedarik/turkish';
import { checkVisitorFields } from '../credentials/visitor-fields.js';
import { VisitorRepository } from '../visitor/visitor.repository.js';

/** Mails a visitor a link for a new password. For an unknown address the reply is the same and no mail is sent. */
@Injectable()
export class RequestPasswordResetHandler {
  constructor(
    private readonly database: Database,
    private readonly visitors: VisitorRepository,
    private readonly links: LinkRepository,
    private readonly mails: Mails,
    private readonly letters: Letters,
  ) {}

  async execute(request: RequestOf<typeof RequestPasswordReset>): Promise<ReplyOf<typeof RequestPasswordReset>> {
    checkVisitorFields(request);
    const email = emailKey(request.email);
    return this.database.transaction(async (session) => {
      const visitor = await this.visitors.findByEmail(email, session);
      // For an unknown address a link of no account is stored and its token discarded, so that the response time reveals nothing.
      const token = await this.links.make(session, 'reset', visitor?.id ?? newId());
      if (visitor) await this.mails.append(session, this.letters.resetPassword(email, token));
      return {};
    });
  }
}
