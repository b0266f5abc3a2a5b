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

/** A number as people read it out: '0532 123 45 67'; one from abroad or of another shape as it is. */
export function formatPhone(text: string): string {
  const [, area, ...rest] = /^\+90(\d{3})(\d{3})(\d{2})(\d{2})$/.exec(text) ?? [];
  return area ? [`0${area}`, ...rest].join(' ') : text;
}
