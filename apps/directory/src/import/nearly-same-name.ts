import { nameKey } from '@tedarik/turkish';

/** Words of legal forms and their abbreviations, in folded form. */
const LEGAL_FORMS = new Set(
  (
    've limited ltd sirketi sti anonim as sanayi sanayii san ticaret tic ithalat ith ihracat ihr pazarlama paz ' +
    'kollektif kolektif koll komandit kom'
  ).split(' '),
);

/**
 * The words of a name that tell whose it is: 'EGE GIDA SAN. TİC. LTD. ŞTİ.' -> ege, gida. The first one always does: 'As
 * Gıda' is no legal form.
 */
export function significantWords(name: string): string[] {
  const words = nameKey(name).split(' ');
  return [...new Set(words.filter((word, index) => index === 0 || !LEGAL_FORMS.has(word)))];
}

/** Whether all significant words of one name are among those of the other. */
export function isNearlySameName(one: readonly string[], other: readonly string[]): boolean {
  const [fewer, more] = one.length <= other.length ? [one, other] : [other, one];
  return fewer.every((word) => more.includes(word));
}
