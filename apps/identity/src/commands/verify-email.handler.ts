import { Injectable } from '@nestjs/common';
import type { ReplyOf, RequestOf, VerifyEmail } from '@tedarik/commands';
import { Database } from '@tedarik/service-kit';
import { LinkRepository } from '../link/link.repository.js';
import { AnnouncedVisitors } from '../visitor/announced-visitors.js';
import { linkExpired } from '../visitor/visitor.errors.js';
import { VisitorRepository } from '../visitor/visitor.repository.js';

/**
 * Activates an account with the name and password of the sign-up that mailed this very link: a stranger who signed up
 * with the same address earlier or later gets nothing. Every other link of the account ends.
 */
@Injectable()
export class VerifyEmailHandler {
  constructor(
    private readonly database: Database,
    private readonly links: LinkRepository,
    private readonly visitors: VisitorRepository,
    private readonly announced: AnnouncedVisitors,
  ) {}

  async execute({ token }: RequestOf<typeof VerifyEmail>): Promise<ReplyOf<typeof VerifyEmail>> {
    return this.database.transaction(async (session) => {
      const link = await this.links.take(session, ['verify'], token);
      const visitor = link && (await this.visitors.findById(link.visitorId, session));
      if (!visitor || visitor.verified) throw linkExpired();
      await this.links.removeAllOf(session, visitor.id);
      await this.announced.save(session, { ...visitor, ...link.signUp, verified: true, dropAt: null });
      return {};
    });
  }
}
