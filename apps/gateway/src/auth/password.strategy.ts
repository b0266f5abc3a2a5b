import { Injectable } from '@nestjs/common';
import { PassportStrategy } from '@nestjs/passport';
import { VerifyVisitorCredentials, type VisitorAccount } from '@tedarik/commands';
import { RequestClient } from '@tedarik/messaging';
import type { FastifyRequest } from 'fastify';
import { Strategy } from 'passport-local';
import { SignInAttempts } from './sign-in-attempts.js';

/** Verifies a visitor's e-mail address and password with identity. */
@Injectable()
export class PasswordStrategy extends PassportStrategy(Strategy, 'visitor-password') {
  constructor(
    private readonly requests: RequestClient,
    private readonly tries: SignInAttempts,
  ) {
    super({ usernameField: 'email', passReqToCallback: true });
  }

  /** Returns the account, or false for a wrong address or password. */
  async validate({ ip }: FastifyRequest, email: string, password: string): Promise<VisitorAccount | false> {
    return this.tries.try(
      email,
      ip,
      async () => (await this.requests.send(VerifyVisitorCredentials, { email, password })).visitor,
    );
  }
}
