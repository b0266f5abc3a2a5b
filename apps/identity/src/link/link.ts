const MINUTE_MS = 60_000;

/** Purposes of mailed links, with their validity in milliseconds. */
export const LINK_LIFE_MS = {
  verify: 24 * 60 * MINUTE_MS,
  reset: 30 * MINUTE_MS,
  invite: 3 * 24 * 60 * MINUTE_MS,
  'account-reset': 30 * MINUTE_MS,
} as const;
export type LinkPurpose = keyof typeof LINK_LIFE_MS;

/** Links that let the owner choose a password: of a visitor's or a back-office account. */
export const PASSWORD_LINKS = ['reset', 'invite', 'account-reset'] as const satisfies LinkPurpose[];

export interface Notice {
  version: string;
  at: Date;
}

/** The validated data of a sign-up form. */
export interface SignUpFacts {
  name: string;
  passwordHash: string;
  notice: Notice;
  /** Hash of a secret that only the browser that sent the form knows; null when it sent none. */
  signUpKey?: string | null;
}

/** A right mailed to a person. Only the hash of its token is stored, so a reader of the database cannot use it. */
export interface Link {
  tokenHash: string;
  purpose: LinkPurpose;
  /** The account: depending on the purpose, a visitor's or one of the back office. */
  visitorId: string;
  expiresAt: Date;
  /** Data of the form that requested this link, so that another person's later sign-up cannot use it. */
  signUp: SignUpFacts | null;
}
