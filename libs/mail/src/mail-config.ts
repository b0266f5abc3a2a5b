import { z } from 'zod';

/** Settings of a service that sends mails. */
export const mailConfig = {
  SMTP_URL: z
    .url({ protocol: /^smtps?$/ })
    .optional()
    .describe(
      'URL of the mail server: `smtps://name:password@host:465`. Unset, mails are written to MAIL_FOLDER; without both, no mails are sent.',
    ),
  MAIL_FROM: z.string().min(3).default('Tezgâh <bilgi@ornek.com.tr>').describe('Sender (From) of mails.'),
  MAIL_FOLDER: z
    .string()
    .min(1)
    .optional()
    .describe('Folder that mails are written to as files while SMTP_URL is unset.'),
};
