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
    .describe('User name of the first administrator; used only while there is no account.'),
  FIRST_ADMIN_PASSWORD: z
    .string()
    .min(12)
    .max(128)
    .optional()
    .describe(
      'Password of the first administrator. Unset, one is generated into FIRST_ADMIN_FILE; without both, no administrator is created.',
    ),
  FIRST_ADMIN_FILE: z.string().optional().describe('File for the generated password, readable by its owner only.'),
  AUDIT_VALUES_MONTHS: z.coerce
    .number()
    .int()
    .min(1)
    .max(120)
    .default(24)
    .describe('Months (of 30 days) after which the audit log drops the values of changes.'),
  SECOND_FACTOR_SECRET: z
    .string()
    .min(16)
    .describe(
      'Secret that the keys of second factors are encrypted with. Never change it: existing second factors would stop working.',
    ),
});
export type IdentityConfig = z.infer<typeof identityConfig>;
export const IDENTITY_CONFIG = Symbol('IDENTITY_CONFIG');
