import { createHash } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { DomainError } from '@tedarik/service-kit';
import type { Caller } from '../credentials/hashing-queue.js';
import { PasswordHasher } from '../credentials/password-hasher.js';
import type { Link, SignUpFacts } from '../link/link.js';
import { LinkRepository } from '../link/link.repository.js';
import { wrongPassword } from '../credentials/credentials.errors.js';
import type { Visitor } from '../visitor/visitor.js';

/** So many sign-ups with one address are told apart; mailboxes get fewer links than that in the time that a link works. */
const MOST_TOLD_APART = 5;

/** What somebody can show of their sign-up. */
export interface Proof {
  signUpId?: string | undefined;
  password?: string | undefined;
}

/** Which of the sign-ups with an address is somebody's own: anybody may have sent one, before or after them. */
@Injectable()
export class OwnSignUp {
  constructor(
    private readonly links: LinkRepository,
    private readonly hasher: PasswordHasher,
  ) {}

  /** The sign-up whose link was followed. Throws `password-required` and `wrong-password`. */
  async of({ visitorId, signUp }: Link, { signUpId, password }: Proof, caller: Caller): Promise<SignUpFacts> {
    const latest = await this.links.signUpsOf(visitorId, MOST_TOLD_APART);
    const signUps = signUp
      ? [signUp, ...latest.filter(({ passwordHash }) => passwordHash !== signUp.passwordHash)]
      : latest;
    const sent = sentUnder(signUps, signUpId);
    if (sent) return sent;
    if (password === undefined) throw new DomainError('password-required', 'unprocessable');
    for (const one of signUps) if (await this.hasher.matches(one.passwordHash, password, caller)) return one;
    throw wrongPassword();
  }

  /** What a link says that is requested again: the client's own sign-up, and the latest where they show none. */
  async again(visitor: Visitor, signUpId: string | undefined): Promise<SignUpFacts> {
    const { name, passwordHash, notice, signUpKey = null } = visitor;
    const own = sentUnder(await this.links.signUpsOf(visitor.id, MOST_TOLD_APART), signUpId);
    return own ?? { name, passwordHash, notice, signUpKey };
  }
}

/** Kept of a sign-up's command id: so that a reader of the database cannot pass for the sender. */
export const signUpKeyOf = (signUpId: string | undefined): string | null =>
  signUpId === undefined ? null : createHash('sha256').update(signUpId).digest('hex');

function sentUnder(signUps: SignUpFacts[], signUpId: string | undefined): SignUpFacts | undefined {
  const key = signUpKeyOf(signUpId);
  return key === null ? undefined : signUps.find(({ signUpKey }) => signUpKey === key);
}
