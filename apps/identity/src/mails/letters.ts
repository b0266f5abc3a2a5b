import { Inject, Injectable } from '@nestjs/common';
import type { Mail, Site } from '@tedarik/mail';
import { IDENTITY_CONFIG, type IdentityConfig } from '../config.js';
import { accountExistsMail } from './account-exists.mail.js';
import { inviteAccountMail } from './invite-account.mail.js';
import { accountPasswordChangedMail, passwordChangedMail } from './password-changed.mail.js';
import { passkeyMail, type PasskeyNews } from './passkey.mail.js';
import { resetAccountPasswordMail } from './reset-account-password.mail.js';
import { resetPasswordMail } from './reset-password.mail.js';
import { secondFactorMail, type SecondFactorNews } from './second-factor.mail.js';
import { verifyEmailMail } from './verify-email.mail.js';

export type { PasskeyNews, SecondFactorNews };

/** The letters of this service, for this site. */
@Injectable()
export class Letters {
  private readonly site: Site;

  constructor(@Inject(IDENTITY_CONFIG) { BRAND_NAME, PUBLIC_URL }: Pick<IdentityConfig, 'BRAND_NAME' | 'PUBLIC_URL'>) {
    this.site = { brand: BRAND_NAME, url: PUBLIC_URL };
  }

  verifyEmail = (to: string, token: string, returnPath?: string): Mail =>
    verifyEmailMail(this.site, to, token, returnPath);
  accountExists = (to: string): Mail => accountExistsMail(this.site, to);
  resetPassword = (to: string, token: string): Mail => resetPasswordMail(this.site, to, token);

  passwordChanged = (to: string): Mail => passwordChangedMail(this.site, to);
  accountPasswordChanged = (to: string): Mail => accountPasswordChangedMail(this.site, to);

  passkey = (to: string, news: PasskeyNews): Mail => passkeyMail(this.site, to, news);
  secondFactor = (to: string, news: SecondFactorNews): Mail => secondFactorMail(this.site, to, news);

  inviteAccount = (to: string, username: string, token: string): Mail =>
    inviteAccountMail(this.site, to, username, token);
  resetAccountPassword = (to: string, username: string, token: string): Mail =>
    resetAccountPasswordMail(this.site, to, username, token);
}
