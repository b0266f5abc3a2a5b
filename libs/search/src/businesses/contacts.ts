import type { BusinessSnapshot } from '@tedarik/events';
import { SEARCHED_FIELDS } from '@tedarik/fields';
import { fold, toE164 } from '@tedarik/turkish';

// The number of digits of a telephone number without its area code.
const LOCAL_DIGITS = 7;
const PHONE = /^\+?[\d\s()./-]+$/;
const EMAIL = /^[^\s@]+@[^\s@]+\.[^\s@]+$/;
const WEBSITE = /^(?:https?:\/\/)?(?:www\.)?([a-z\d-]+(?:\.[a-z\d-]+)+)(?:[:/?#]\S*)?$/;

/**
 * Normalises a telephone number, e-mail address or website, however it is written, to a key that is equal for equal contacts; undefined if
 * the text is none of these.
 */
export function contactKey(text: string): string | undefined {
  const folded = fold(text);
  if (EMAIL.test(folded)) return folded;
  if (!PHONE.test(folded)) return WEBSITE.exec(folded)?.[1];
  const digits = (toE164(folded)?.replace(/^\+90/, '') ?? folded).replace(/\D/g, '');
  return digits.length >= LOCAL_DIGITS ? digits : undefined;
}

/** All keys by which the contacts of a business can be found. Telephone numbers also have a key of their last seven digits. */
export function contactKeysOf(business: BusinessSnapshot): string[] {
  const own = SEARCHED_FIELDS.map((name) => business[name]);
  const texts = [...own, ...business.locations.flatMap(({ phone, email }) => [phone, email])];
  const keys = texts.flatMap((text) => contactKey(text ?? '') ?? []);
  return [...new Set(keys.flatMap((key) => (/^\d+$/.test(key) ? [key, key.slice(-LOCAL_DIGITS)] : [key])))];
}
