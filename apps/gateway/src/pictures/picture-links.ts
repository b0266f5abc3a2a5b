import { createHmac, timingSafeEqual } from 'node:crypto';
import { Inject, Injectable } from '@nestjs/common';
import { LRUCache } from 'lru-cache';
import { GATEWAY_CONFIG, type GatewayConfig } from '../config.js';

const PREFIX = '/gorsel';
const LONGEST_URL = 2_048;
const MOST_KEPT = 10_000;

/**
 * GEN-20: addresses on this site for pictures of other hosts. They are signed, so that nobody can make us fetch and serve a picture that no
 * record contains. Every replica of the gateway makes the same ones.
 */
@Injectable()
export class PictureLinks {
  private readonly key: Buffer;
  /** Cached, because many pages show the same pictures, and signing their addresses took a twelfth of rendering a list. */
  private readonly paths = new LRUCache<string, string>({ max: MOST_KEPT });

  constructor(@Inject(GATEWAY_CONFIG) { SERVICE_TOKEN }: Pick<GatewayConfig, 'SERVICE_TOKEN'>) {
    this.key = createHmac('sha256', SERVICE_TOKEN).update('picture links').digest();
  }

  /** Returns a path to which `?w=<width>` is added; null if the address is not https or too long. http is upgraded to https. */
  pathOf(url: string | null): string | null {
    if (!url || url.length > LONGEST_URL) return null;
    const path = this.paths.get(url) ?? this.signedPathOf(URL.parse(url));
    if (path) this.paths.set(url, path);
    return path;
  }

  private signedPathOf(source: URL | null): string | null {
    if (source?.protocol === 'http:') source.protocol = 'https:';
    // Checked again after encoding, because a non-ASCII character takes six characters or more.
    if (source?.protocol !== 'https:' || source.href.length > LONGEST_URL) return null;
    const named = Buffer.from(source.href).toString('base64url');
    return `${PREFIX}/${this.sign(named).toString('base64url')}/${named}`;
  }

  /** Returns the address behind a path that this class made; undefined if the signature is wrong. */
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
