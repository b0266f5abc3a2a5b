import { createHash } from 'node:crypto';
import { isIP } from 'node:net';
import { emailKey, fold } from '@tedarik/turkish';

/**
 * What an address counts as, however it is spelled: an IPv4 address as itself, IPv6 as its /64, of which one subscriber
 * has every address. Whatever is no address counts as one and the same.
 */
export function networkKey(address: string): string {
  const text = address.trim().replace(/%.*$/, '');
  const host = isIP(text) === 6 ? `[${text}]` : text;
  const url = `http://${host}/`;
  const canonical = URL.canParse(url) ? new URL(url).hostname.replace(/^\[|\]$/g, '') : '';
  if (isIP(canonical) === 0) return 'no-address';
  return isIP(canonical) === 4 ? canonical : networkOf(canonical);
}

function networkOf(canonical: string): string {
  const [head = [], tail = []] = canonical.split('::').map((part) => part.split(':').filter(Boolean));
  const groups = [...head, ...Array<string>(8 - head.length - tail.length).fill('0'), ...tail];
  if (groups.slice(0, 6).join(':') === '0:0:0:0:0:ffff') return mappedIn(groups.slice(6));
  return `${groups.slice(0, 4).join(':')}::/64`;
}

/** ::ffff:102:304 is 1.2.3.4. */
const mappedIn = (groups: string[]): string =>
  groups.flatMap((group) => [parseInt(group, 16) >> 8, parseInt(group, 16) & 255]).join('.');

/** A name as identity compares it, so that no spelling of one account is counted apart. Hashed: it has no business in Redis. */
export const accountKey = (name: string): string => hashed(fold(name.normalize('NFKC')));

/** Whose account an address opens: one that is only alike is another's, or nobody's. */
export const emailAccountKey = (email: string): string => hashed(emailKey(email));

/** Whose mailbox an address leads to: what follows a plus sign sorts the mail of one owner. */
export const receiverKey = (email: string): string => accountKey(email.replace(/\+[^@]*(?=@)/, ''));

const hashed = (text: string): string => createHash('sha256').update(text).digest('base64url');
