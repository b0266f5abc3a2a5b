import { Inject, Injectable, Optional } from '@nestjs/common';
import { type LetterContent, Mails, SiteLetters } from '@tedarik/mail';
import type { ClientSession } from 'mongoose';
import { DIRECTORY_CONFIG, type DirectoryConfig } from './config.js';

/** Base class of this service's mails. They are queued in the transaction of their cause. */
@Injectable()
export abstract class DirectoryMails extends SiteLetters {
  constructor(
    @Inject(DIRECTORY_CONFIG) config: Pick<DirectoryConfig, 'BRAND_NAME' | 'PUBLIC_URL'>,
    /** Undefined where mails cannot be sent. */
    @Optional() private readonly mails?: Mails,
  ) {
    super(config);
  }

  get canSend(): boolean {
    return this.mails !== undefined;
  }

  /** Deletes pending mails to an address, and the stored data about sent ones. */
  async forget(session: ClientSession, address: string): Promise<void> {
    await this.mails?.forget(session, address);
  }

  protected async send(session: ClientSession, to: string, content: LetterContent): Promise<void> {
    await this.mails?.append(session, this.write(to, content));
  }
}
