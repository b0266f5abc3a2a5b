import { createHmac, timingSafeEqual } from 'node:crypto';
import { Inject, Injectable } from '@nestjs/common';
import { Clock } from '@tedarik/service-kit';
import { GATEWAY_CONFIG, type GatewayConfig } from '../config.js';

const DAY_MS = 24 * 3_600_000;
const SIGNATURE_BYTES = 16;
const TOKEN = /^([0-9a-f-]{36})\.([0-9a-z]{1,12})\.([\w-]{22})$/;

/** ADM-BLOG-07: tokens that show one post to anyone with the address for 24 hours. Every replica of the gateway accepts them. */
@Injectable()
export class PostPreviews {
  private readonly key: Buffer;

  constructor(
    @Inject(GATEWAY_CONFIG) { SERVICE_TOKEN }: Pick<GatewayConfig, 'SERVICE_TOKEN'>,
    private readonly clock: Clock,
  ) {
    this.key = createHmac('sha256', SERVICE_TOKEN).update('post previews').digest();
  }

  tokenOf(postId: string): string {
    const opened = `${postId}.${(this.clock.now().getTime() + DAY_MS).toString(36)}`;
    return `${opened}.${this.sign(opened).toString('base64url')}`;
  }

  /** Returns the id of the post that a token shows; undefined if the token is forged or expired. */
  postOf(token: string): string | undefined {
    const [, postId = '', endsAt = '', signature = ''] = TOKEN.exec(token) ?? [];
    const given = Buffer.from(signature, 'base64url');
    if (given.length !== SIGNATURE_BYTES || !timingSafeEqual(given, this.sign(`${postId}.${endsAt}`))) return undefined;
    return this.clock.now().getTime() < parseInt(endsAt, 36) ? postId : undefined;
  }

  private sign(opened: string): Buffer {
    return createHmac('sha256', this.key).update(opened).digest().subarray(0, SIGNATURE_BYTES);
  }
}
