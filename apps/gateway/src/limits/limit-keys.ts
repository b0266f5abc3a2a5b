import { createHash } from 'node:crypto';
import { isIP } from 'node:net';
import { emailKey, fold } from '@tedarik/turkish';

/**
 * The limit key of an IP address in any spelling: an IPv4 address itself, or the /64 network of an IPv6 address, since one subscriber has
 * all of it. Everything that is no address shares one key.
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

/** A name as identity compares it, so that every spelling of one account has the same key. Hashed, so that Redis holds no names. */
export const accountKey = (name: string): string => hashed(fold(name.normalize('NFKC')));

/** Key of the account that an e-mail address belongs to. Addresses that are only similar belong to other accounts. */
export const emailAccountKey = (email: string): string => hashed(emailKey(email));

/** Key of the mailbox that an address delivers to: the part after a plus sign is dropped, because it only sorts the owner's mail. */
export function receiverKey(email: string): string {
  // Not a regular expression: the text may be as long as a whole request, because nothing has validated it yet.
  const [name = '', ...host] = email.split('@');
  return accountKey([name.split('+', 1).join(), ...host].join('@'));
}

const hashed = (text: string): string => createHash('sha256').update(text).digest('base64url');
