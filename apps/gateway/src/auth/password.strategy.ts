import { createHash } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { PassportStrategy } from '@nestjs/passport';
import { VerifyVisitorCredentials, type VisitorAccount } from '@tedarik/commands';
import { Asker } from '@tedarik/messaging';
import { lowerAscii } from '@tedarik/turkish';
import type { FastifyRequest } from 'fastify';
import { Strategy } from 'passport-local';
import { RateLimits } from '../limits/rate-limits.js';

/**
 * E-mail address and password, against identity. Every try is counted before it is made, so that many at once are no way
 * around the limits (GEN-22); what was not a wrong password is taken off again. No account is ever locked for everybody.
 */
@Injectable()
export class PasswordStrategy extends PassportStrategy(Strategy, 'visitor-password') {
  constructor(
    private readonly asker: Asker,
    private readonly limits: RateLimits,
  ) {
    super({ usernameField: 'email', passReqToCallback: true });
  }

  /** The account, or false for a wrong address or password. */
  async validate({ ip }: FastifyRequest, email: string, password: string): Promise<VisitorAccount | false> {
    const pair = pairKey(email, ip);
    await this.limits.take('signInAddress', ip);
    await this.limits.take('signIn', pair);
    const { visitor } = await this.ask(email, password, ip, pair);
    if (!visitor) return false;
    await this.limits.giveBack('signInAddress', ip);
    await this.limits.forget('signIn', pair);
    return visitor;
  }

  private async ask(email: string, password: string, ip: string, pair: string) {
    try {
      return await this.asker.ask(VerifyVisitorCredentials, { email, password });
    } catch (error) {
      await this.limits.giveBack('signInAddress', ip);
      await this.limits.giveBack('signIn', pair);
      throw error;
    }
  }
}

/** Hashed: an e-mail address has no business in Redis. */
const pairKey = (email: string, address: string): string =>
  createHash('sha256')
    .update(`${lowerAscii(email.trim())}\n${address}`)
    .digest('base64url');
