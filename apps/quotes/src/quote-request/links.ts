import { find } from 'linkifyjs';

// Companies write their names like 'San.ve Tic.Ltd.Şti.', and "ve" and "ltd" are top-level domains.
const ABBREVIATION = /^\p{Lu}\p{Ll}{0,3}\.\p{L}{2,3}$/u;

/** Whether a mail program would turn part of the text into a link, including 'bit.ly/3x' without a scheme. */
export const hasLink = (text: string): boolean =>
  /:\/\/|www\./i.test(text) || find(text).some(({ value }) => !ABBREVIATION.test(value));
