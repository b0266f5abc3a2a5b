import { Injectable } from '@nestjs/common';
import { Mails } from '@tedarik/mail';
import type { ClientSession } from 'mongoose';
import { LinkRepository } from '../link/link.repository.js';
import { MailTexts } from '../mails/mail-texts.js';
import type { Account } from './account.js';

/** Mails the owner of a back-office account a link for choosing a password. */
@Injectable()
export class PasswordLinks {
  constructor(
    private readonly links: LinkRepository,
    private readonly mails: Mails,
    private readonly texts: MailTexts,
  ) {}

  /** Links that were mailed earlier become invalid. */
  async mail(
    session: ClientSession,
    purpose: 'invite' | 'account-reset',
    { id, username, email }: Account & { email: string },
  ): Promise<void> {
    await this.links.removeAllOf(session, id);
    const token = await this.links.make(session, purpose, id);
    const writes = purpose === 'invite' ? 'inviteAccount' : 'resetAccountPassword';
    await this.mails.append(session, this.texts[writes](email, username, token));
  }
}
