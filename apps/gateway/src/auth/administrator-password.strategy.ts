import { Injectable } from '@nestjs/common';
import { PassportStrategy } from '@nestjs/passport';
import { type AwaitsCode, type SignedInAccount, VerifyCredentials } from '@tedarik/commands';
import { RequestClient } from '@tedarik/messaging';
import type { FastifyRequest } from 'fastify';
import { Strategy } from 'passport-local';
import { SignInAttempts } from './sign-in-attempts.js';

/** Result of a correct password: a signed-in account, or one that has to type a code next. */
export type Verified = SignedInAccount | AwaitsCode;

/** Verifies a back-office user name and password with identity. */
@Injectable()
export class AdministratorPasswordStrategy extends PassportStrategy(Strategy, 'administrator-password') {
  constructor(
    private readonly requests: RequestClient,
    private readonly tries: SignInAttempts,
  ) {
    super({ passReqToCallback: true });
  }

  /** Returns the account, or what its second step needs, or false for a wrong name or password. */
  async validate({ ip }: FastifyRequest, username: string, password: string): Promise<Verified | false> {
    return this.tries.try<Verified>(username, ip, async () => {
      const { account, awaitsCode } = await this.requests.send(VerifyCredentials, { username, password });
      return account ?? awaitsCode ?? null;
    });
  }
}
