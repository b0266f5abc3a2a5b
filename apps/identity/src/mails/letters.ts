import { Inject, Injectable } from '@nestjs/common';
import type { Mail } from '@tedarik/mail';
import { IDENTITY_CONFIG, type IdentityConfig } from '../config.js';
import { accountExistsMail } from './account-exists.mail.js';
import type { Site } from './letter.js';
import { resetPasswordMail } from './reset-password.mail.js';
import { verifyEmailMail } from './verify-email.mail.js';

/** The letters of this service, for this site. */
@Injectable()
export class Letters {
  private readonly site: Site;

  constructor(@Inject(IDENTITY_CONFIG) { BRAND_NAME, PUBLIC_URL }: Pick<IdentityConfig, 'BRAND_NAME' | 'PUBLIC_URL'>) {
    this.site = { brand: BRAND_NAME, url: PUBLIC_URL };
  }

  verifyEmail = (to: string, token: string): Mail => verifyEmailMail(this.site, to, token);
  accountExists = (to: string): Mail => accountExistsMail(this.site, to);
  resetPassword = (to: string, token: string): Mail => resetPasswordMail(this.site, to, token);
}
