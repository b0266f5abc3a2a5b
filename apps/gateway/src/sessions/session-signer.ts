import { createHmac, hkdfSync, timingSafeEqual } from 'node:crypto';

/**
 * Signs sessions, so that write access to Redis does not allow forging one. The signature covers the key too, so that no session can be
 * stored under another's key.
 */
export class SessionSigner {
  private readonly key: Buffer;

  constructor(secret: string) {
    this.key = Buffer.from(hkdfSync('sha256', secret, '', 'gateway sessions', 32));
  }

  seal(key: string, text: string): string {
    return `${this.markOf(key, text)}.${text}`;
  }

  /** Returns the text that was sealed under this key; null if the signature is wrong. */
  open(key: string, sealed: string): string | null {
    const end = sealed.indexOf('.');
    const text = sealed.slice(end + 1);
    const [given, expected] = [Buffer.from(sealed.slice(0, Math.max(end, 0))), Buffer.from(this.markOf(key, text))];
    return given.length === expected.length && timingSafeEqual(given, expected) ? text : null;
  }

  private markOf(key: string, text: string): string {
    return createHmac('sha256', this.key).update(`${key}\n${text}`).digest('base64url');
  }
}
