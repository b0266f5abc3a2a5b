/** Name of the collection. */
export const MAILS = 'mails';

/** A mail. `html` has the same content as `text`. */
export interface Mail {
  to: string;
  subject: string;
  text: string;
  html: string;
  /** A URL to which a POST stops mails of this kind for the receiver (RFC 8058). */
  unsubscribe?: string;
}

/**
 * A mail that is committed together with its cause. Its text is deleted after sending, because it may contain a link that gives access to
 * an account.
 */
export interface MailRow {
  _id: string;
  to: string;
  subject: string;
  /** null after it was sent or refused. */
  body: { text: string; html: string; unsubscribe?: string } | null;
  tries: number;
  /** Time of the next attempt; null after it was sent or refused. */
  dueAt: Date | null;
  createdAt: Date;
  /** When it was sent, or refused for good. */
  settledAt: Date | null;
  outcome: 'waiting' | 'sent' | 'refused';
}
