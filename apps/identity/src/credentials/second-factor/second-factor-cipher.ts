import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from 'node:crypto';
import { Inject, Injectable, Logger } from '@nestjs/common';
import { IDENTITY_CONFIG, type IdentityConfig } from '../../config.js';

const CIPHER = 'aes-256-gcm';
const IV_BYTES = 12;
const TAG_BYTES = 16;

/** Encrypts the keys of second factors, each bound to its account, so that somebody who reads or copies rows cannot generate codes. */
@Injectable()
export class SecondFactorCipher {
  private readonly log = new Logger(SecondFactorCipher.name);
  private readonly secret: Buffer;

  constructor(@Inject(IDENTITY_CONFIG) { SECOND_FACTOR_SECRET }: Pick<IdentityConfig, 'SECOND_FACTOR_SECRET'>) {
    this.secret = Buffer.from(hkdfSync('sha256', SECOND_FACTOR_SECRET, '', 'keys of second factors', 32));
  }

  seal(accountId: string, key: string): string {
    const iv = randomBytes(IV_BYTES);
    const cipher = createCipheriv(CIPHER, this.secret, iv).setAAD(Buffer.from(accountId));
    const text = Buffer.concat([cipher.update(key, 'utf8'), cipher.final()]);
    return Buffer.concat([iv, cipher.getAuthTag(), text]).toString('base64url');
  }

  /** Returns null when the key was sealed with another secret or for another account. */
  open(accountId: string, sealed: string): string | null {
    const bytes = Buffer.from(sealed, 'base64url');
    const [iv, tag] = [bytes.subarray(0, IV_BYTES), bytes.subarray(IV_BYTES, IV_BYTES + TAG_BYTES)];
    try {
      const decipher = createDecipheriv(CIPHER, this.secret, iv, { authTagLength: TAG_BYTES });
      decipher.setAAD(Buffer.from(accountId)).setAuthTag(tag);
      return decipher.update(bytes.subarray(IV_BYTES + TAG_BYTES), undefined, 'utf8') + decipher.final('utf8');
    } catch {
      this.log.error({
        msg: 'The key of a second factor cannot be opened: has the secret changed?',
        account: accountId,
      });
      return null;
    }
  }
}
