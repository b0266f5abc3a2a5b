/** Name of the collection. */
export const MAILS = 'mails';

/** A mail. `html` has the same content as `text`. */
export interface Mail {
  to: string;
  subject: string;
  text: string;
  html: string;
  /** Where a POST ends mails of its kind, for whoever holds the address (RFC 8058). */
  unsubscribe?: string;
}

/** A mail that was committed together with its cause. Its text is deleted after sending, because it may have a link into an account. */
export interface MailRow {
  _id: string;
  to: string;
  subject: string;
  /** null after it was sent or refused. */
  body: { text: string; html: string; unsubscribe?: string } | null;
  tries: number;
  /** Time of the next try; null after it was sent or refused. */
  dueAt: Date | null;
  createdAt: Date;
  /** When it was sent, or refused for good. */
  settledAt: Date | null;
  outcome: 'waiting' | 'sent' | 'refused';
}
