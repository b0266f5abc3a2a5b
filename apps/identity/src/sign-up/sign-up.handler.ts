import { Injectable } from '@nestjs/common';
import { type RequestContext, type ReplyOf, type RequestOf, SignUp } from '@tedarik/commands';
import { Mails } from '@tedarik/mail';
import { Clock, CommandLog, newId } from '@tedarik/service-kit';
import type { ClientSession } from 'mongoose';
import { PasswordHasher } from '../credentials/password-hasher.js';
import type { SignUpFacts } from '../link/link.js';
import { LinkRepository } from '../link/link.repository.js';
import { signUpKeyOf } from './own-sign-up.js';
import { Letters } from '../mails/letters.js';
import { VisitorRepository } from '../visitor/visitor.repository.js';
import { emailKey } from '@tedarik/turkish';
import { checkVisitorFields, nameOf, refuseOwnFacts } from '../credentials/visitor-fields.js';
import type { Visitor } from '../visitor/visitor.js';

const DROPPED_AFTER_MS = 30 * 24 * 3_600_000;

/**
 * Creates an account that a mailed link activates. To reveal nothing about the address, every path hashes once, sends one mail and returns
 * the same reply.
 */
@Injectable()
export class SignUpHandler {
  constructor(
    private readonly commandLog: CommandLog,
    private readonly visitors: VisitorRepository,
    private readonly links: LinkRepository,
    private readonly hasher: PasswordHasher,
    private readonly mails: Mails,
    private readonly letters: Letters,
    private readonly clock: Clock,
  ) {}

  async execute(request: RequestOf<typeof SignUp>, context: RequestContext): Promise<ReplyOf<typeof SignUp>> {
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

  private async open(
    session: ClientSession,
    email: string,
    facts: SignUpFacts,
    returnPath: string | undefined,
  ): Promise<ReplyOf<typeof SignUp>> {
    const known = await this.visitors.findByEmail(email, session);
    if (known?.verified) {
      await this.mails.append(session, this.letters.accountExists(email));
      return {};
    }
    const visitor = this.unverified(known, email, facts);
    if (known) await this.visitors.save(session, visitor);
    else await this.visitors.add(session, visitor);
    const token = await this.links.make(session, 'verify', visitor.id, facts);
    await this.mails.append(session, this.letters.verifyEmail(email, token, returnPath));
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
