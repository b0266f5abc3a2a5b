import { createHash } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { DomainError } from '@tedarik/service-kit';
import type { Caller } from '../credentials/hashing-queue.js';
import { PasswordHasher } from '../credentials/password-hasher.js';
import type { Link, SignUpFacts } from '../link/link.js';
import { LinkRepository } from '../link/link.repository.js';
import { wrongPassword } from '../credentials/credentials.errors.js';
import type { Visitor } from '../visitor/visitor.js';

/** Number of sign-ups with one address that are distinguished; a mailbox gets fewer links than this while one is valid. */
const MOST_TOLD_APART = 5;

/** What a person can present as proof of their sign-up. */
export interface Proof {
  signUpId?: string | undefined;
  password?: string | undefined;
}

/**
 * Determines which of the sign-ups with an address belongs to the person, because others may have signed up with the address before or
 * after them.
 */
@Injectable()
export class OwnSignUp {
  constructor(
    private readonly links: LinkRepository,
    private readonly hasher: PasswordHasher,
  ) {}

  /** Returns the sign-up whose link was followed, proved by browser secret or password. Throws `password-required` and `wrong-password`. */
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

  /** Data for a link that is requested again: the client's own sign-up, or the latest one without proof. */
  async again(visitor: Visitor, signUpId: string | undefined): Promise<SignUpFacts> {
    const { name, passwordHash, notice, signUpKey = null } = visitor;
    const own = sentUnder(await this.links.signUpsOf(visitor.id, MOST_TOLD_APART), signUpId);
    return own ?? { name, passwordHash, notice, signUpKey };
  }
}

/** Only a hash of the sign-up's command id is stored, so that a reader of the database cannot pass for the sender. */
export const signUpKeyOf = (signUpId: string | undefined): string | null =>
  signUpId === undefined ? null : createHash('sha256').update(signUpId).digest('hex');

function sentUnder(signUps: SignUpFacts[], signUpId: string | undefined): SignUpFacts | undefined {
  const key = signUpKeyOf(signUpId);
  return key === null ? undefined : signUps.find(({ signUpKey }) => signUpKey === key);
}
