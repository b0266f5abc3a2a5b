import { Injectable } from '@nestjs/common';
import type { ReplyOf, RequestOf, ResendVerification } from '@tedarik/commands';
import { Mails } from '@tedarik/mail';
import { Database } from '@tedarik/service-kit';
import { LinkRepository } from '../link/link.repository.js';
import { Letters } from '../mails/letters.js';
import { OwnSignUp } from './own-sign-up.js';
import { emailKey } from '@tedarik/turkish';
import { checkVisitorFields } from '../credentials/visitor-fields.js';
import { VisitorRepository } from '../visitor/visitor.repository.js';

/** Mails another link to an account that is not activated. For any other address the reply is the same and no mail is sent. */
@Injectable()
export class ResendVerificationHandler {
  constructor(
    private readonly database: Database,
    private readonly visitors: VisitorRepository,
    private readonly links: LinkRepository,
    private readonly ownSignUp: OwnSignUp,
    private readonly mails: Mails,
    private readonly letters: Letters,
  ) {}

  async execute(request: RequestOf<typeof ResendVerification>): Promise<ReplyOf<typeof ResendVerification>> {
    checkVisitorFields({ email: request.email });
    const email = emailKey(request.email);
    return this.database.transaction(async (session) => {
      const visitor = await this.visitors.findByEmail(email, session);
      if (!visitor || visitor.verified) return {};
      const signUp = await this.ownSignUp.again(visitor, request.signUpId);
      const token = await this.links.make(session, 'verify', visitor.id, signUp);
      await this.mails.append(session, this.letters.verifyEmail(email, token, request.returnPath));
      return {};
    });
  }
}
