import { createHash } from 'node:crypto';
import { fold } from '@tedarik/turkish';

/** What a mailbox is known by, however its address is written: what follows a plus sign sorts the mail of one owner. */
export const mailboxKey = (address: string): string =>
  createHash('sha256')
    .update(fold(address.normalize('NFKC').trim()).replace(/\+[^@]*(?=@)/, ''))
    .digest('hex');
