import type { Mail } from '../mail-row.js';

export interface Letter extends Mail {
  /** The same for every try, so that a server may drop a repeat. */
  id: string;
  from: string;
}

/** Delivers mails. Throws MailRefused for one that will never arrive, MailDeferred for one that may, and other errors if no mail can be sent. */
export abstract class MailTransport {
  abstract deliver(letter: Letter): Promise<void>;
}

/** Headers by which programs for mail offer to end such mails at once (RFC 2369, RFC 8058). */
export const unsubscribeHeaders = (url: string | undefined): Record<string, string> =>
  url ? { 'List-Unsubscribe': `<${url}>`, 'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click' } : {};

/** The receiving side will never accept this mail. The message has its status and no address. */
export class MailRefused extends Error {}

/** The receiving side does not accept this mail now, while it may accept others. The message has its status and no address. */
export class MailDeferred extends Error {}
