import { Injectable } from '@nestjs/common';
import type { RequestContext } from '@tedarik/commands';
import type { ClientSession } from 'mongoose';
import { PasswordHasher } from '../credentials/password-hasher.js';
import type { Visitor } from './visitor.js';
import { signInRequired, wrongPassword } from '../credentials/credentials.errors.js';
import { VisitorRepository } from './visitor.repository.js';

/** The visitor's account of the caller. */
@Injectable()
export class OwnAccount {
  constructor(
    private readonly visitors: VisitorRepository,
    private readonly hasher: PasswordHasher,
  ) {}

  /** Returns null without an actor, and when the account has been erased. */
  async find({ actor }: RequestContext, session?: ClientSession): Promise<Visitor | null> {
    return actor && actor.kind !== 'system' ? this.visitors.findById(actor.id, session) : null;
  }

  /** Throws `sign-in-required` where `find` returns null. */
  async get(context: RequestContext, session?: ClientSession): Promise<Visitor> {
    const visitor = await this.find(context, session);
    if (!visitor) throw signInRequired();
    return visitor;
  }

  /**
   * Returns the account's id and locks the account until the transaction ends, so that data added to it is also deleted by a concurrent
   * erasure. Throws `sign-in-required`.
   */
  async hold({ actor }: RequestContext, session: ClientSession): Promise<string> {
    if (actor?.kind !== 'account' || !(await this.visitors.hold(session, actor.id))) throw signInRequired();
    return actor.id;
  }

  /** As `get`, for actions that require the password in addition to the session. Throws `wrong-password`. */
  async getWithPassword(context: RequestContext, password: string): Promise<Visitor> {
    const visitor = await this.get(context);
    if (!(await this.hasher.matches(visitor.passwordHash, password, context))) throw wrongPassword();
    return visitor;
  }

  /** Reads the account again within the transaction. Throws `wrong-password` when the password was changed since it was checked. */
  async getUnchanged(checked: Visitor, session: ClientSession): Promise<Visitor> {
    const visitor = await this.visitors.findById(checked.id, session);
    if (visitor?.passwordHash !== checked.passwordHash) throw wrongPassword();
    return visitor;
  }
}
