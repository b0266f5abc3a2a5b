/** Name of the collection. It contains text messages, too. */
export const MAILS = 'mails';

/** A mail. `html` has the same content as `text`. */
export interface Mail {
  to: string;
  subject: string;
  text: string;
  html: string;
  /** A URL to which a POST stops mails of this kind for the receiver (RFC 8058). */
  unsubscribe?: string;
  /** The account of the receiver, together with which the mail is deleted. */
  accountId?: string;
}

/** How a message reaches its receiver. */
export type Channel = 'mail' | 'sms';

/** A text message to a phone. */
export interface TextMessage {
  /** The number in E.164. */
  to: string;
  text: string;
  /** It is not sent after this time, because it says something that is no longer true. */
  expiresAt: Date;
}

/**
 * A mail or text message that is committed together with its cause. Its text is deleted after sending, because it may contain a link that
 * gives access to an account.
 */
export interface MailRow {
  _id: string;
  /** Missing in mails from before there were text messages. */
  channel?: Channel;
  to: string;
  accountId?: string;
  /** Empty for a text message. */
  subject: string;
  /** null after it was sent or given up. */
  body: { text: string; html: string; unsubscribe?: string } | null;
  expiresAt?: Date;
  tries: number;
  /** Time of the next attempt; null after it was sent or given up. */
  dueAt: Date | null;
  createdAt: Date;
  /** When it was sent or given up. */
  settledAt: Date | null;
  outcome: 'waiting' | Outcome;
  /** The receiver's side has put it off at least once; others may be accepted meanwhile. */
  deferred?: true;
}

/** How sending a message ended; `refused` is for good. */
export const OUTCOMES = ['sent', 'refused', 'expired'] as const;
export type Outcome = (typeof OUTCOMES)[number];

/** A row that is due at once. */
export const waitingRow = (
  id: string,
  now: Date,
  message: Pick<MailRow, 'channel' | 'to' | 'accountId' | 'subject' | 'body' | 'expiresAt'>,
): MailRow => ({ _id: id, ...message, tries: 0, dueAt: now, createdAt: now, settledAt: null, outcome: 'waiting' });
