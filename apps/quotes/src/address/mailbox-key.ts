import { createHash } from 'node:crypto';
import { domainToASCII } from 'node:url';
import { emailKey } from '@tedarik/turkish';

/**
 * Identifies a mailbox independently of how its address is written. The part after a plus sign is ignored, because it only sorts the mail
 * of one owner.
 */
export function mailboxKey(address: string): string {
  const [mailbox = '', domain = ''] = emailKey(address).split('@');
  const key = `${mailbox.replace(/\+.*/, '')}@${domainToASCII(domain)}`;
  return createHash('sha256').update(key).digest('hex');
}
