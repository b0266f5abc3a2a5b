import type { z } from 'zod';
import { filledBody } from '../sms-body.js';
import type { smsConfig } from '../sms-config.js';
import { type Letter, MailRefused, MailTransport } from './mail-transport.js';

const TIMEOUT_MS = 8_000;
/**
 * Statuses that say nothing about the message (RFC 9110, 6585): Unauthorized and Forbidden mean wrong settings, which will be corrected;
 * then Request Timeout, Too Many Requests.
 */
const PASSING = [401, 403, 408, 429];

type SmsSettings = z.infer<z.ZodObject<typeof smsConfig>>;

/** Hands text messages to a provider, by one HTTP request each. */
export class SmsTransport extends MailTransport {
  override readonly channel = 'sms';

  constructor(
    private readonly url: string,
    private readonly settings: Omit<SmsSettings, 'SMS_URL'>,
  ) {
    super();
  }

  async deliver({ to, text }: Letter): Promise<void> {
    const { SMS_AUTHORIZATION: authorization, SMS_BODY, SMS_SENDER: sender, SMS_ACCEPTED: accepted } = this.settings;
    const answer = await fetch(this.url, {
      method: 'POST',
      headers: { 'content-type': 'application/json', ...(authorization && { authorization }) },
      body: filledBody(SMS_BODY, { phone: to.replace('+', ''), text, sender }),
      // A followed redirection would become a GET without the message.
      redirect: 'manual',
      signal: AbortSignal.timeout(TIMEOUT_MS),
    });
    const said = await answer.text();
    const { status } = answer;
    if (answer.ok && (!accepted || accepted.test(said))) return;
    if (answer.ok || (status >= 400 && status < 500 && !PASSING.includes(status)))
      throw new MailRefused(String(status));
    throw Object.assign(new Error('The provider did not accept the message'), { code: `HTTP ${status}` });
  }
}
