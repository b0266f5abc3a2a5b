import { createTransport, type Transporter } from 'nodemailer';
import { type Letter, MailRefused, MailTransport } from './mail-transport.js';

const PATIENCE_MS = 8_000;

/** Hands mails to a mail server: `smtp://user:password@host:587`, `smtps://…`. */
export class SmtpTransport extends MailTransport {
  private readonly server: Transporter;

  constructor(url: string) {
    super();
    this.server = createTransport({
      url,
      connectionTimeout: PATIENCE_MS,
      greetingTimeout: PATIENCE_MS,
      socketTimeout: PATIENCE_MS,
    });
  }

  async deliver({ id, from, to, subject, text, html }: Letter): Promise<void> {
    const messageId = `<${id}@${from.match(/@([^\s>]+)/)?.[1] ?? 'localhost'}>`;
    try {
      // An object, not a string: an address is never read as a list of several.
      await this.server.sendMail({ messageId, from, to: { name: '', address: to }, subject, text, html });
    } catch (error) {
      throw refusalIn(error) ?? error;
    }
  }
}

/** A 5xx to the address or the message is final; a 5xx to our own sign-in is somebody's mistake that will be mended. */
function refusalIn(error: unknown): MailRefused | undefined {
  const { code, responseCode } = error as { code?: string; responseCode?: number };
  const isOfMail = code === 'EENVELOPE' || code === 'EMESSAGE';
  return isOfMail && responseCode && responseCode >= 500 ? new MailRefused(String(responseCode)) : undefined;
}
