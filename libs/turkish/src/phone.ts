const WRITTEN_BETWEEN = /[\s()./-]/g;
/** With or without the country's 90 and the 0 before an area code; no short numbers like 444, which have no area. */
const TURKISH = /^(?:\+?90)?0?([2-58]\d{9}|900\d{7})$/;
const FOREIGN = /^\+(?!90)[1-9]\d{7,14}$/;

/** E.164 of a number as people in Turkey write it, or of one with a country code; null when it is neither. */
export function toE164(text: string): string | null {
  const number = text.replace(WRITTEN_BETWEEN, '').replace(/^00/, '+');
  const [, national] = TURKISH.exec(number) ?? [];
  if (national) return `+90${national}`;
  return FOREIGN.test(number) ? number : null;
}

/** Whether a number in E.164 can be a mobile one: in Turkey those begin with 5, abroad nobody here can tell. */
export const isMobile = (number: string): boolean => /^\+905\d{9}$/.test(number) || FOREIGN.test(number);

/** A number stored without spaces as people read it out: '+902126235034' -> '0212 623 50 34'; any other as it is. */
export const formatPhone = (text: string): string =>
  text.replace(/^(?:\+90|0)(\d{3})(\d{3})(\d\d)(\d\d)$/, '0$1 $2 $3 $4');
