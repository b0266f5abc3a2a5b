import { createTransport, type Transporter } from 'nodemailer';
import { type Letter, MailDeferred, MailRefused, MailTransport, unsubscribeHeaders } from './mail-transport.js';

const TIMEOUT_MS = 8_000;

/** Sends mails through a mail server: `smtp://user:password@host:587`, `smtps://…`. */
export class SmtpTransport extends MailTransport {
  private readonly server: Transporter;

  constructor(url: string) {
    super();
    this.server = createTransport({
      url,
      connectionTimeout: TIMEOUT_MS,
      greetingTimeout: TIMEOUT_MS,
      socketTimeout: TIMEOUT_MS,
    });
  }

  async deliver({ id, from, to, subject, text, html, unsubscribe }: Letter): Promise<void> {
    const messageId = `<${id}@${from.match(/@([^\s>]+)/)?.[1] ?? 'localhost'}>`;
    try {
      // An object and not a string, so that an address is never parsed as a list of several.
      const headers = unsubscribeHeaders(unsubscribe);
      await this.server.sendMail({ messageId, from, to: { name: '', address: to }, subject, text, html, headers });
    } catch (error) {
      throw refusalIn(error) ?? error;
    }
  }
}

/** A 5xx about the receiver or the message is final. One about our own sign-in or sender means wrong settings, which will be corrected. */
function refusalIn(error: unknown): MailRefused | MailDeferred | undefined {
  const { code, command, responseCode } = error as { code?: string; command?: string; responseCode?: number };
  const isOfMail = (code === 'EENVELOPE' || code === 'EMESSAGE') && command !== 'MAIL FROM';
  if (!isOfMail || !responseCode) return undefined;
  return new (responseCode >= 500 ? MailRefused : MailDeferred)(String(responseCode));
}
