import { Inject, Injectable, Optional } from '@nestjs/common';
import { type LetterContent, Mails, SiteLetters } from '@tedarik/mail';
import type { ClientSession } from 'mongoose';
import { DIRECTORY_CONFIG, type DirectoryConfig } from './config.js';

/** An account to which mails are sent. */
export interface Receiver {
  accountId: string;
  email: string;
}

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

  /** How many mails of this service to an address were queued since then. */
  async countSince(session: ClientSession, address: string, since: Date): Promise<number> {
    return (await this.mails?.countSince(session, address, since)) ?? 0;
  }

  /** Deletes pending mails to an address, and the stored data about sent ones. */
  async forget(session: ClientSession, address: string): Promise<void> {
    await this.mails?.forget(session, address);
  }

  /** Deletes the mails to an account, also those about pages that it no longer owns. */
  async forgetAccount(session: ClientSession, accountId: string): Promise<void> {
    await this.mails?.forgetAccount(session, accountId);
  }

  /** `to`: an account, or the address of somebody who may have none. */
  protected async send(session: ClientSession, to: Receiver | string, content: LetterContent): Promise<void> {
    const mail =
      typeof to === 'string' ? this.write(to, content) : { ...this.write(to.email, content), accountId: to.accountId };
    await this.mails?.append(session, mail);
  }
}
