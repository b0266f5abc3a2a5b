/** A host without a protocol, as people type it: 'ornek.com.tr', 'instagram.com/ornek'. */
const BARE_HOST = /^(?:www\.|(?:[\p{L}\d](?:[\p{L}\d-]*[\p{L}\d])?\.)+[a-z]{2,}(?:[/?#]|$))/iu;

/**
 * Adds https:// to an address that was typed without a protocol (GEN-20). İ in the host is read as i: addresses in capitals typed on a
 * Turkish keyboard have it where an i is meant.
 */
export function withProtocol(typed: string): string {
  const text = typed.replace(/^(?:https?:\/\/)?[^/?#]+/i, (host) => host.replaceAll('İ', 'i'));
  return BARE_HOST.test(text) ? `https://${text}` : text;
}
