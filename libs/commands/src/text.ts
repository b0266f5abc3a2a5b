import { z } from 'zod';

/** Control characters but tab and line breaks, and what turns the direction of writing: nobody sees them, some break a page. */
// eslint-disable-next-line no-control-regex -- these are what is meant
const UNSEEN = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f-\u009f\u200e\u200f\u202a-\u202e\u2066-\u2069\ufeff]/g;

/** A text that somebody has typed, without what nobody sees; `max` bounds what travels. */
export const typedText = (max: number) =>
  z
    .string()
    .max(max)
    .overwrite((text) => text.replace(UNSEEN, ''));
