import { find } from 'linkifyjs';

// 'San.ve Tic.Ltd.Şti.' is how firms write their names, and ve and ltd are ends of domains.
const ABBREVIATION = /^\p{Lu}\p{Ll}{0,3}\.\p{L}{2,3}$/u;

/** Whether a mail program makes a link of some of the text: of 'bit.ly/3x' too, which has no scheme. */
export const hasLink = (text: string): boolean =>
  /:\/\/|www\./i.test(text) || find(text).some(({ value }) => !ABBREVIATION.test(value));
