import { Injectable } from '@nestjs/common';
import type { RequestContext, ReplyOf, RequestOf, VerifyEmail } from '@tedarik/commands';
import { Database } from '@tedarik/service-kit';
import { LinkRepository } from '../link/link.repository.js';
import { AnnouncedVisitors } from '../visitor/announced-visitors.js';
import { OwnSignUp } from './own-sign-up.js';
import { linkExpired } from '../credentials/credentials.errors.js';
import { VisitorRepository } from '../visitor/visitor.repository.js';

/**
 * Activates an account with the name and password of the sign-up that the person proves to be theirs: a stranger who signed up with the
 * same address gets nothing. All other links of the account become invalid.
 */
@Injectable()
export class VerifyEmailHandler {
  constructor(
    private readonly database: Database,
    private readonly links: LinkRepository,
    private readonly ownSignUp: OwnSignUp,
    private readonly visitors: VisitorRepository,
    private readonly announced: AnnouncedVisitors,
  ) {}

  async execute(
    { token, ...proof }: RequestOf<typeof VerifyEmail>,
    context: RequestContext = {},
  ): Promise<ReplyOf<typeof VerifyEmail>> {
    const found = await this.links.find(['verify'], token);
    if (!found) throw linkExpired();
    const signUp = await this.ownSignUp.of(found, proof, context);
    return this.database.transaction(async (session) => {
      const link = await this.links.take(session, ['verify'], token);
      const visitor = link && (await this.visitors.findById(link.visitorId, session));
      if (!visitor || visitor.verified) throw linkExpired();
      await this.links.removeAllOf(session, visitor.id);
      await this.announced.save(session, { ...visitor, ...signUp, signUpKey: null, verified: true, dropAt: null });
      return {};
    });
  }
}
