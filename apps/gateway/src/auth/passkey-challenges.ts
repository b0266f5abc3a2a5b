import { createHash, randomBytes } from 'node:crypto';
import type { CookieSerializeOptions } from '@fastify/cookie';
import { Inject, Injectable, Logger } from '@nestjs/common';
import { DomainError } from '@tedarik/service-kit';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { z } from 'zod';
import { GATEWAY_CONFIG, type GatewayConfig } from '../config.js';
import { RedisConnection } from '../redis.js';

/** The purpose for which a challenge is signed. */
const Purpose = z.object({
  /** The account whose passkey must sign; null at a sign-in, where the account is not known yet. */
  accountId: z.string().nullable(),
  /** Key of the session that the signature confirms; null for other purposes. */
  confirms: z.string().nullable().default(null),
});
type Purpose = z.input<typeof Purpose>;
const Challenge = Purpose.extend({ challenge: z.string() });

const LIFE_MS = 5 * 60_000;

/** Challenges that a passkey has to sign. Each is valid once, for five minutes, in the browser that requested it. */
@Injectable()
export class PasskeyChallenges {
  private readonly log = new Logger('Passkeys');
  private readonly cookie: string;
  private readonly options: CookieSerializeOptions;

  constructor(
    private readonly redis: RedisConnection,
    @Inject(GATEWAY_CONFIG) { PUBLIC_URL }: Pick<GatewayConfig, 'PUBLIC_URL'>,
  ) {
    const secure = PUBLIC_URL.startsWith('https:');
    this.cookie = secure ? '__Host-yonetim-anahtar' : 'yonetim-anahtar';
    this.options = { path: '/', httpOnly: true, secure, sameSite: 'strict', maxAge: LIFE_MS / 1_000 };
  }

  async begin(reply: FastifyReply, challenge: string, purpose: Purpose): Promise<void> {
    const id = randomBytes(32).toString('base64url');
    const kept = JSON.stringify({ challenge, ...purpose } satisfies z.input<typeof Challenge>);
    await this.requesting(() => this.redis.client.set(keyOf(id), kept, 'PX', LIFE_MS));
    void reply.setCookie(this.cookie, id, this.options);
  }

  /** Returns and removes this browser's challenge. Throws `passkey-expired` if there is none or if it has another purpose. */
  async take(request: FastifyRequest, purpose: Purpose): Promise<string> {
    const id = request.cookies[this.cookie];
    const kept = id ? await this.requesting(() => this.redis.client.getdel(keyOf(id))) : null;
    const begun = kept === null ? null : Challenge.parse(JSON.parse(kept));
    const { accountId, confirms } = Purpose.parse(purpose);
    if (begun?.accountId !== accountId || begun.confirms !== confirms)
      throw new DomainError('passkey-expired', 'conflict');
    return begun.challenge;
  }

  private async requesting<T>(work: () => Promise<T>): Promise<T> {
    try {
      return await work();
    } catch (error) {
      this.log.warn(`Redis did not answer: ${(error as Error).message}`);
      throw new DomainError('service-unavailable', 'unavailable');
    }
  }
}

/** Only a hash is stored, so that access to Redis does not allow taking over a browser's sign-in. */
const keyOf = (id: string): string => `passkey-challenge:${createHash('sha256').update(id).digest('hex')}`;
