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

/*
 * What replies hold of texts that are stored: more than the owners' rules let in, and little enough that a reply fits into
 * a message. The rules themselves are the aggregates'.
 */

/** The last part of an address. */
export const slug = z
  .string()
  .max(120)
  .regex(/^[\x20-\x7e]*$/);
/** What many are named by at once. */
export const shortLine = z.string().max(200);
/** A name, a code, a telephone number. */
export const line = z.string().max(512);
/** An address on the web. */
export const address = z.string().max(2_048);
/** A description, a comment. */
export const paragraph = z.string().max(10_000);
/** Bytes of a page's HTML. */
export const HTML_BYTES = 200_000;
/** A page's text. */
export const html = z.string().max(HTML_BYTES).meta({ maxBytes: HTML_BYTES });
