import { createHmac, timingSafeEqual } from 'node:crypto';
import { Inject, Injectable } from '@nestjs/common';
import { GATEWAY_CONFIG, type GatewayConfig } from '../config.js';

const PREFIX = '/gorsel';
const LONGEST_URL = 2_048;

/**
 * GEN-20: addresses of our own for pictures that others named by theirs. Signed, so that nobody can have us fetch and serve
 * what no business or post shows; every copy of the gateway makes the same ones.
 */
@Injectable()
export class PictureLinks {
  private readonly key: Buffer;

  constructor(@Inject(GATEWAY_CONFIG) { SERVICE_TOKEN }: Pick<GatewayConfig, 'SERVICE_TOKEN'>) {
    this.key = createHmac('sha256', SERVICE_TOKEN).update('picture links').digest();
  }

  /** A path to which `?w=<width>` is added; null for what is no https address, or is too long as one. http is requested as https. */
  pathOf(url: string | null): string | null {
    const source = url && url.length <= LONGEST_URL ? URL.parse(url) : null;
    if (source?.protocol === 'http:') source.protocol = 'https:';
    // A letter beyond ASCII stands in an address as six characters.
    if (source?.protocol !== 'https:' || source.href.length > LONGEST_URL) return null;
    const named = Buffer.from(source.href).toString('base64url');
    return `${PREFIX}/${this.sign(named).toString('base64url')}/${named}`;
  }

  /** The address behind a path that we made ourselves; undefined for any other. */
  urlOf(signature: string, named: string): string | undefined {
    const given = Buffer.from(signature, 'base64url');
    const expected = this.sign(named);
    if (given.length !== expected.length || !timingSafeEqual(given, expected)) return undefined;
    return Buffer.from(named, 'base64url').toString('utf8');
  }

  private sign(named: string): Buffer {
    return createHmac('sha256', this.key).update(named).digest().subarray(0, 16);
  }
}
