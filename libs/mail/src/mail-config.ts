import { z } from 'zod';

/** Settings of a service that sends mails. */
export const mailConfig = {
  SMTP_URL: z
    .url({ protocol: /^smtps?$/ })
    .optional()
    .describe('`smtps://name:password@host:465`. Unset, mails go to MAIL_FOLDER; with neither, nobody is written to.'),
  MAIL_FROM: z.string().min(3).default('Tezgâh <bilgi@ornek.com.tr>').describe('Sender of mails.'),
  MAIL_FOLDER: z.string().min(1).optional().describe('Folder in which mails become files while SMTP_URL is unset.'),
};
