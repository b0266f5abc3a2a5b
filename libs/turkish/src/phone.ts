const WRITTEN_BETWEEN = /[\s()./-]/g;
/** With or without the country code 90 and the 0 before an area code. Short numbers like 444 are not matched, as they have no area code. */
const TURKISH = /^(?:\+?90)?0?([2-58]\d{9}|900\d{7})$/;
const FOREIGN = /^\+(?!90)[1-9]\d{7,14}$/;

/** A number in E.164, from a Turkish notation or with a country code; null for anything else. */
export function toE164(text: string): string | null {
  const number = text.replace(WRITTEN_BETWEEN, '').replace(/^00/, '+');
  const [, national] = TURKISH.exec(number) ?? [];
  if (national) return `+90${national}`;
  return FOREIGN.test(number) ? number : null;
}

/** Whether a number in E.164 is a Turkish mobile number, to which text messages are sent. */
export const isTurkishMobile = (number: string): boolean => /^\+905\d{9}$/.test(number);

/**
 * Whether a number in E.164 may be a mobile number. Turkish ones begin with 5; for foreign numbers it cannot be told, so they count as
 * mobile.
 */
export const isMobile = (number: string): boolean => isTurkishMobile(number) || FOREIGN.test(number);

/** Formats a Turkish number for reading: '+902126235034' -> '0212 623 50 34'. Other numbers are returned unchanged. */
export const formatPhone = (text: string): string =>
  text.replace(/^(?:\+90|0)(\d{3})(\d{3})(\d\d)(\d\d)$/, '0$1 $2 $3 $4');
