/** More combining marks than any letter of any language has. */
const MOST_MARKS = 30;
const FURTHER_MARKS = new RegExp(`(\\p{M}{${MOST_MARKS}})\\p{M}+`, 'gu');

/**
 * The text in a Unicode normal form. If a letter has more than thirty combining marks, the rest is dropped, because sorting them takes
 * quadratic time: half a minute for a text of 160,000 marks.
 */
export const normalizeUnicode = (text: string, form: 'NFC' | 'NFKD' = 'NFC'): string =>
  text.replace(FURTHER_MARKS, '$1').normalize(form);
