import { Injectable } from '@nestjs/common';
import { PassportStrategy } from '@nestjs/passport';
import { type SignedInAccount, VerifyCredentials } from '@tedarik/commands';
import { RequestClient } from '@tedarik/messaging';
import type { FastifyRequest } from 'fastify';
import { Strategy } from 'passport-local';
import { SignInTries } from '../auth/sign-in-tries.js';

/** A back-office user name and password, against identity. */
@Injectable()
export class AdministratorPasswordStrategy extends PassportStrategy(Strategy, 'administrator-password') {
  constructor(
    private readonly requests: RequestClient,
    private readonly tries: SignInTries,
  ) {
    super({ passReqToCallback: true });
  }

  /** The account, or false for a wrong name or password. */
  async validate({ ip }: FastifyRequest, username: string, password: string): Promise<SignedInAccount | false> {
    return this.tries.try(
      username,
      ip,
      async () => (await this.requests.send(VerifyCredentials, { username, password })).account,
    );
  }
}
