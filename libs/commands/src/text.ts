import { isEmailAddress, LONGEST_EMAIL } from '@tedarik/turkish';
import { z } from 'zod';

/** Invisible characters, some of which break the layout of a page: control characters except tab and line breaks, and direction marks. */
// oxlint-disable-next-line no-control-regex -- these are what is meant
const UNSEEN = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f-\u009f\u200e\u200f\u202a-\u202e\u2066-\u2069\ufeff]/g;

/** A typed text without its invisible characters; `max` is a limit for messages. */
export const typedText = (max: number) =>
  z
    .string()
    .max(max)
    .overwrite((text) => text.replace(UNSEEN, ''));

/** An e-mail address that the aggregates accept. */
export const emailAddress = z.string().max(LONGEST_EMAIL).refine(isEmailAddress);

/* Limits for stored texts in replies: higher than the rules of the aggregates, and low enough for a reply to fit into a message. */

/** The last segment of a path. */
export const slug = z
  .string()
  .max(120)
  .regex(/^[\x20-\x7e]*$/);
/** A name in a long list. */
export const shortLine = z.string().max(200);
export const LINE_LENGTH = 512;
/** A name, a code, a telephone number. */
export const line = z.string().max(LINE_LENGTH);
/** A URL. */
export const address = z.string().max(2_048);
/** A description, a comment. */
export const paragraph = z.string().max(10_000);
/** Maximum size of a page's HTML in bytes. */
export const HTML_BYTES = 200_000;
/** The HTML of a page. */
export const html = z.string().max(HTML_BYTES).meta({ maxBytes: HTML_BYTES });
