import { mailConfig } from '@tedarik/mail';
import { databaseConfig, serviceConfig, siteConfig } from '@tedarik/service-kit';
import { z } from 'zod';

export const identityConfig = serviceConfig.extend({
  ...databaseConfig('identity'),
  ...siteConfig,
  ...mailConfig,
  MAIL_FOLDER: z.string().min(1).default('.local/mail').describe(mailConfig.MAIL_FOLDER.description!),
  FIRST_ADMIN_USERNAME: z
    .string()
    .min(1)
    .max(100)
    .default('yonetici')
    .describe('Name of the first administrator, used only while there is no account.'),
  FIRST_ADMIN_PASSWORD: z.string().min(12).max(128).optional().describe('The first password. Unset, one is made.'),
  FIRST_ADMIN_FILE: z.string().optional().describe('File for a password that was made, readable by its owner only.'),
  AUDIT_VALUES_MONTHS: z.coerce
    .number()
    .int()
    .min(1)
    .max(120)
    .default(24)
    .describe('Months of thirty days that the audit log keeps values.'),
  SECOND_FACTOR_SECRET: z
    .string()
    .min(16)
    .describe('What the keys of second factors are encrypted with; never to be changed.'),
});
export type IdentityConfig = z.infer<typeof identityConfig>;
export const IDENTITY_CONFIG = Symbol('IDENTITY_CONFIG');
