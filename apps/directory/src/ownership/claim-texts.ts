import { Inject, Injectable, Optional } from '@nestjs/common';
import { TextMessages } from '@tedarik/mail';
import { toAscii } from '@tedarik/turkish';
import type { ClientSession } from 'mongoose';
import { DIRECTORY_CONFIG, type DirectoryConfig } from '../config.js';

/** The text messages about claims. */
@Injectable()
export class ClaimTexts {
  private readonly brand: string;

  constructor(
    @Inject(DIRECTORY_CONFIG) { BRAND_NAME }: Pick<DirectoryConfig, 'BRAND_NAME'>,
    /** Undefined where text messages cannot be sent. */
    @Optional() private readonly texts?: TextMessages,
  ) {
    this.brand = BRAND_NAME;
  }

  get canSend(): boolean {
    return this.texts !== undefined;
  }

  /** How many text messages to a number were queued since then. */
  async countSince(session: ClientSession, to: string, since: Date): Promise<number> {
    return (await this.texts?.countSince(session, to, since)) ?? 0;
  }

  /** The text is in ASCII, so that it is the price of one message with any provider: a single other letter may halve the room. */
  async code(session: ClientSession, to: string, code: string, expiresAt: Date): Promise<void> {
    const text = `${this.brand} işletme sayfanızın doğrulama kodu: ${code}. 15 dakika geçerlidir. İsteği siz yapmadıysanız kodu kimseyle paylaşmayın.`;
    await this.texts?.append(session, { to, text: toAscii(text), expiresAt });
  }
}
