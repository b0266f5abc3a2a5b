const MINUTE_MS = 60_000;

/** What a mailed link is good for, and for how long. */
export const LINK_LIFE_MS = {
  verify: 24 * 60 * MINUTE_MS,
  reset: 30 * MINUTE_MS,
  invite: 3 * 24 * 60 * MINUTE_MS,
  'account-reset': 30 * MINUTE_MS,
} as const;
export type LinkPurpose = keyof typeof LINK_LIFE_MS;

/** What lets its owner choose a password: of a visitor's account, or of one of the back office. */
export const PASSWORD_LINKS = ['reset', 'invite', 'account-reset'] as const satisfies LinkPurpose[];

export interface Notice {
  version: string;
  at: Date;
}

/** What a form said about an account, checked. */
export interface SignUpFacts {
  name: string;
  passwordHash: string;
  notice: Notice;
  /** Hash of what only the browser knows that sent the form; null where it sent nothing of the kind. */
  signUpKey?: string | null;
}

/** A right that was mailed to somebody. Only the hash of its token is kept: who reads the database can follow no link. */
export interface Link {
  tokenHash: string;
  purpose: LinkPurpose;
  /** Whose it is: by its purpose a visitor's account, or one of the back office. */
  visitorId: string;
  expiresAt: Date;
  /** What the form said that requested this link: another's later sign-up must not ride on it. */
  signUp: SignUpFacts | null;
}
