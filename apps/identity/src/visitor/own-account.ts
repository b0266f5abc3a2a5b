import { Injectable } from '@nestjs/common';
import type { RequestContext } from '@tedarik/commands';
import type { ClientSession } from 'mongoose';
import { PasswordHasher } from '../credentials/password-hasher.js';
import type { Visitor } from './visitor.js';
import { signInRequired, wrongPassword } from '../credentials/credentials.errors.js';
import { VisitorRepository } from './visitor.repository.js';

/** The account of the caller. */
@Injectable()
export class OwnAccount {
  constructor(
    private readonly visitors: VisitorRepository,
    private readonly hasher: PasswordHasher,
  ) {}

  /** Null without an actor, and for one whose account has been erased. */
  async find({ actor }: RequestContext, session?: ClientSession): Promise<Visitor | null> {
    return actor && actor.kind !== 'system' ? this.visitors.findById(actor.id, session) : null;
  }

  /** Throws `sign-in-required` where find answers null. */
  async get(context: RequestContext, session?: ClientSession): Promise<Visitor> {
    const visitor = await this.find(context, session);
    if (!visitor) throw signInRequired();
    return visitor;
  }

  /**
   * The account's id, until the transaction ends: what it adds to the account is erased with the account, however close
   * the erasure follows. Throws `sign-in-required`.
   */
  async hold({ actor }: RequestContext, session: ClientSession): Promise<string> {
    if (actor?.kind !== 'account' || !(await this.visitors.hold(session, actor.id))) throw signInRequired();
    return actor.id;
  }

  /** As get, for what a session alone does not allow. Throws `wrong-password`. */
  async getWithPassword(context: RequestContext, password: string): Promise<Visitor> {
    const visitor = await this.get(context);
    if (!(await this.hasher.matches(visitor.passwordHash, password, context))) throw wrongPassword();
    return visitor;
  }

  /** Again inside the transaction, once the password was checked: one that was changed meanwhile is wrong by now. */
  async getUnchanged(checked: Visitor, session: ClientSession): Promise<Visitor> {
    const visitor = await this.visitors.findById(checked.id, session);
    if (visitor?.passwordHash !== checked.passwordHash) throw wrongPassword();
    return visitor;
  }
}
