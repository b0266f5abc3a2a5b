/** Name of the collection. */
export const MAILS = 'mails';

/** What somebody is written. `html` says the same as `text`. */
export interface Mail {
  to: string;
  subject: string;
  text: string;
  html: string;
}

/** A mail that was committed with its cause. Once it is settled its text is gone: it may hold a link that opens an account. */
export interface MailRow {
  _id: string;
  to: string;
  subject: string;
  /** null once it is sent or refused. */
  body: { text: string; html: string } | null;
  tries: number;
  /** When it is tried next; null once it is settled. */
  dueAt: Date | null;
  createdAt: Date;
  /** When it was sent, or refused for good. */
  settledAt: Date | null;
  outcome: 'waiting' | 'sent' | 'refused';
}
