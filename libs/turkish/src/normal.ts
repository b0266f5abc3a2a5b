/** More marks than any letter of any language bears. */
const MOST_MARKS = 30;
const FURTHER_MARKS = new RegExp(`(\\p{M}{${MOST_MARKS}})\\p{M}+`, 'gu');

/**
 * A text in a normal form of Unicode. Of the marks of one letter those after the thirtieth are dropped: to put them in
 * order takes the square of their number, half a minute for a text of 160,000.
 */
export const normal = (text: string, form: 'NFC' | 'NFKD' = 'NFC'): string =>
  text.replace(FURTHER_MARKS, '$1').normalize(form);
