import { z } from 'zod';
import { isSmsBody, NETGSM_BODY } from './sms-body.js';

/** Settings of a service that sends text messages. */
export const smsConfig = {
  SMS_URL: z
    .url({ protocol: /^(https?|file)$/ })
    .optional()
    .describe(
      'URL of the provider of text messages, to which each is sent by POST. `file:` and a folder: written there as files. Unset, none are sent.',
    ),
  SMS_AUTHORIZATION: z
    .string()
    .regex(/^[\x21-\x7e]+( [\x21-\x7e]+)*$/, 'must be the value of a header')
    .optional()
    .describe('Header Authorization of these requests, such as `Basic …`.'),
  SMS_SENDER: z
    .string()
    .default('')
    .describe('Name of the sender that the provider has approved; `{sender}` in SMS_BODY.'),
  SMS_BODY: z
    .string()
    .default(NETGSM_BODY)
    .refine(isSmsBody, 'must be JSON with {phone} and {text}')
    .describe('Body of these requests: JSON with `{phone}` (905321234567), `{text}` and `{sender}`.'),
  SMS_ACCEPTED: z
    .string()
    .transform((pattern, context) => {
      try {
        return new RegExp(pattern);
      } catch {
        context.addIssue({ code: 'custom', message: 'must be a regular expression' });
        return z.NEVER;
      }
    })
    .optional()
    .describe(
      'Regular expression that the response to an accepted message matches, for providers that report errors with status 200.',
    ),
};
