import { serviceConfig } from '@tedarik/service-kit';
import { z } from 'zod';

export const identityConfig = serviceConfig.extend({
  MONGODB_URL: z.string().min(1),
  MONGODB_DB: z.string().min(1).default('identity'),
  /** Name and password of the first administrator, used only while there is no account at all. */
  FIRST_ADMIN_USERNAME: z.string().min(1).max(100).default('yonetici'),
  FIRST_ADMIN_PASSWORD: z.string().min(12).max(128).optional(),
  /** Where a made-up first password is written (mode 0600) when none is given. */
  FIRST_ADMIN_FILE: z.string().optional(),
  /** Where the links in mails lead. */
  PUBLIC_URL: z
    .url({ protocol: /^https?$/ })
    .transform((url) => new URL(url).origin)
    .default('http://localhost:3000'),
  BRAND_NAME: z.string().min(1).max(60).default('Tezgâh'),
  /** `smtp://user:password@host:587`; without it mails become files in MAIL_FOLDER. */
  SMTP_URL: z.url({ protocol: /^smtps?$/ }).optional(),
  MAIL_FROM: z.string().min(3).default('Tezgâh <bilgi@ornek.com.tr>'),
  /** Months, of thirty days, after which values are taken out of records of the audit log. */
  AUDIT_VALUES_MONTHS: z.coerce.number().int().min(1).max(120).default(24),
  MAIL_FOLDER: z.string().min(1).default('.local/mail'),
});
export type IdentityConfig = z.infer<typeof identityConfig>;
export const IDENTITY_CONFIG = Symbol('IDENTITY_CONFIG');
