import { Injectable } from '@nestjs/common';
import {
  type ReplyOf,
  type RequestContext,
  type RequestOf,
  type ResendVerification,
  SignUp,
  type VerifyEmail,
} from '@tedarik/commands';
import { Mails } from '@tedarik/mail';
import { Clock, CommandLog, Database, newId } from '@tedarik/service-kit';
import { emailKey } from '@tedarik/turkish';
import type { ClientSession } from 'mongoose';
import { linkExpired } from '../credentials/credentials.errors.js';
import { PasswordHasher } from '../credentials/password-hasher.js';
import { checkVisitorFields, nameOf, refuseOwnFacts } from '../credentials/visitor-fields.js';
import type { SignUpFacts } from '../link/link.js';
import { LinkRepository } from '../link/link.repository.js';
import { MailTexts } from '../mails/mail-texts.js';
import { AnnouncedVisitors } from '../visitor/announced-visitors.js';
import type { Visitor } from '../visitor/visitor.js';
import { VisitorRepository } from '../visitor/visitor.repository.js';
import { OwnSignUp, signUpKeyOf } from './own-sign-up.js';

const DROPPED_AFTER_MS = 30 * 24 * 3_600_000;

/** Creates accounts, and activates them by a mailed link. */
@Injectable()
export class SignUps {
  constructor(
    private readonly commandLog: CommandLog,
    private readonly database: Database,
    private readonly visitors: VisitorRepository,
    private readonly announced: AnnouncedVisitors,
    private readonly links: LinkRepository,
    private readonly ownSignUp: OwnSignUp,
    private readonly hasher: PasswordHasher,
    private readonly mails: Mails,
    private readonly texts: MailTexts,
    private readonly clock: Clock,
  ) {}

  /**
   * Creates an account that a mailed link activates. To reveal nothing about the address, every path hashes once, sends one mail and
   * returns the same reply.
   */
  async signUp(request: RequestOf<typeof SignUp>, context: RequestContext): Promise<ReplyOf<typeof SignUp>> {
    const { name, password, noticeVersion } = request;
    checkVisitorFields({ name, email: request.email, password });
    refuseOwnFacts(password, [name, request.email]);
    const email = emailKey(request.email);
    const facts: SignUpFacts = {
      name: nameOf(name),
      passwordHash: await this.hasher.hash(password, context),
      notice: { version: noticeVersion, at: this.clock.now() },
      signUpKey: signUpKeyOf(context.commandId),
    };
    // The command log stores a plain hash of the request, from which a password could be guessed.
    return this.commandLog.once(SignUp, { ...request, password: '' }, context, (session) =>
      this.open(session, email, facts, request.returnPath),
    );
  }

  /** Mails another link to an account that is not activated. For any other address the reply is the same and no mail is sent. */
  async resend(request: RequestOf<typeof ResendVerification>): Promise<ReplyOf<typeof ResendVerification>> {
    checkVisitorFields({ email: request.email });
    const email = emailKey(request.email);
    return this.database.transaction(async (session) => {
      const visitor = await this.visitors.findByEmail(email, session);
      if (!visitor || visitor.verified) {
        // As for a new password: a link of no account, so that the response time reveals little.
        await this.links.make(session, 'verify', newId());
        return {};
      }
      const signUp = await this.ownSignUp.again(visitor, request.signUpId);
      const token = await this.links.make(session, 'verify', visitor.id, signUp);
      await this.mails.append(session, this.texts.verifyEmail(email, token, request.returnPath));
      return {};
    });
  }

  /**
   * Activates an account with the name and password of the sign-up that the person proves to be theirs: a stranger who signed up with the
   * same address gets nothing. All other links of the account become invalid.
   */
  async verify(
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

  private async open(
    session: ClientSession,
    email: string,
    facts: SignUpFacts,
    returnPath: string | undefined,
  ): Promise<ReplyOf<typeof SignUp>> {
    const known = await this.visitors.findByEmail(email, session);
    if (known?.verified) {
      await this.mails.append(session, this.texts.accountExists(email));
      return {};
    }
    const visitor = this.unverified(known, email, facts);
    if (known) await this.visitors.save(session, visitor);
    else await this.visitors.add(session, visitor);
    const token = await this.links.make(session, 'verify', visitor.id, facts);
    await this.mails.append(session, this.texts.verifyEmail(email, token, returnPath));
    return {};
  }

  private unverified(known: Visitor | null, email: string, facts: SignUpFacts): Visitor {
    const now = this.clock.now();
    return {
      id: known?.id ?? newId(),
      ...facts,
      email,
      verified: false,
      version: known?.version ?? 1,
      createdAt: known?.createdAt ?? now,
      lastSignInAt: null,
      dropAt: new Date(now.getTime() + DROPPED_AFTER_MS),
    };
  }
}
