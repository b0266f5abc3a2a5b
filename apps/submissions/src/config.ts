import { serviceConfig } from '@tedarik/service-kit';
import { z } from 'zod';

/** Environment of the submissions service. */
export const submissionsConfig = serviceConfig.extend({
  /** Of the server. */
  MONGODB_URL: z.string().min(1),
  MONGODB_DB: z.string().min(1).default('submissions'),
  /** Where the links in mails lead. */
  PUBLIC_URL: z
    .url({ protocol: /^https?$/ })
    .transform((url) => new URL(url).origin)
    .default('http://localhost:3000'),
  BRAND_NAME: z.string().min(1).max(60).default('Tezgâh'),
  /** `smtp://user:password@host:587`. With neither this nor MAIL_FOLDER no sender is written to. */
  SMTP_URL: z.url({ protocol: /^smtps?$/ }).optional(),
  MAIL_FROM: z.string().min(3).default('Tezgâh <bilgi@ornek.com.tr>'),
  /** Where mails become files instead. */
  MAIL_FOLDER: z.string().min(1).optional(),
});
export type SubmissionsConfig = z.infer<typeof submissionsConfig>;

/** Token under which the configuration is injected. */
export const SUBMISSIONS_CONFIG = Symbol('SUBMISSIONS_CONFIG');
