import type { Channel, Mail } from '../mail-row.js';

export interface Letter extends Mail {
  /** The same for every attempt, so that a server can drop a repeat. */
  id: string;
  from: string;
}

/**
 * Delivers the messages of one channel. Throws MailRefused for a message that will never be accepted, MailDeferred for one that may be
 * accepted later, and other errors if none can be sent.
 */
export abstract class MailTransport {
  readonly channel: Channel = 'mail';
  abstract deliver(letter: Letter): Promise<void>;
}

/** Headers that let mail clients offer to unsubscribe with one click (RFC 2369, RFC 8058). */
export const unsubscribeHeaders = (url: string | undefined): Record<string, string> =>
  url ? { 'List-Unsubscribe': `<${url}>`, 'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click' } : {};

/** The receiving side will never accept this mail. The message contains its status and no address. */
export class MailRefused extends Error {}

/** The receiving side does not accept this mail now, though it may accept others. The message contains its status and no address. */
export class MailDeferred extends Error {}
