import type { BusinessSnapshot } from '@tedarik/events';
import { SEARCHED_FIELDS } from '@tedarik/fields';
import { fold, toE164 } from '@tedarik/turkish';

// Without an area code a number has seven digits.
const LOCAL_DIGITS = 7;
const PHONE = /^\+?[\d\s()./-]+$/;
const EMAIL = /^[^\s@]+@[^\s@]+\.[^\s@]+$/;
const WEBSITE = /^(?:https?:\/\/)?(?:www\.)?([a-z\d-]+(?:\.[a-z\d-]+)+)(?:[:/?#]\S*)?$/;

/** What a text stands for that is a telephone number, an e-mail address or a website, in whatever writing; else undefined. */
export function contactKey(text: string): string | undefined {
  const folded = fold(text);
  if (EMAIL.test(folded)) return folded;
  if (!PHONE.test(folded)) return WEBSITE.exec(folded)?.[1];
  const digits = (toE164(folded)?.replace(/^\+90/, '') ?? folded).replace(/\D/g, '');
  return digits.length >= LOCAL_DIGITS ? digits : undefined;
}

/** Every key under which a business is found by how it is reached; telephone numbers by their last seven digits, too. */
export function contactKeysOf(business: BusinessSnapshot): string[] {
  const own = SEARCHED_FIELDS.map((name) => business[name]);
  const texts = [...own, ...business.locations.flatMap(({ phone, email }) => [phone, email])];
  const keys = texts.flatMap((text) => contactKey(text ?? '') ?? []);
  return [...new Set(keys.flatMap((key) => (/^\d+$/.test(key) ? [key, key.slice(-LOCAL_DIGITS)] : [key])))];
}
