import { createHash } from 'node:crypto';
import { domainToASCII } from 'node:url';
import { emailKey } from '@tedarik/turkish';

/** What a mailbox is known by, however its address is written: what follows a plus sign sorts the mail of one owner. */
export function mailboxKey(address: string): string {
  const [mailbox = '', domain = ''] = emailKey(address).split('@');
  const key = `${mailbox.replace(/\+.*/, '')}@${domainToASCII(domain)}`;
  return createHash('sha256').update(key).digest('hex');
}
