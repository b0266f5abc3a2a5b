import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { Logger } from '@nestjs/common';
import type { Channel } from '../mail-row.js';
import { type Letter, MailTransport, unsubscribeHeaders } from './mail-transport.js';

/** For systems without a mail server or provider: writes each message as a plain UTF-8 file into a folder. */
export class FolderTransport extends MailTransport {
  private readonly log = new Logger(FolderTransport.name);

  constructor(
    private readonly folder: string,
    override readonly channel: Channel = 'mail',
  ) {
    super();
  }

  async deliver({ id, from, to, subject, text, unsubscribe }: Letter): Promise<void> {
    await mkdir(this.folder, { recursive: true, mode: 0o700 });
    const file = join(this.folder, `${id}.eml`);
    const headers =
      this.channel === 'sms'
        ? { To: to }
        : { From: from, To: to, Subject: subject, ...unsubscribeHeaders(unsubscribe) };
    const lines = Object.entries(headers).map(([name, value]) => `${name}: ${value}`);
    await writeFile(file, `${lines.join('\n')}\n\n${text}\n`, { mode: 0o600 });
    this.log.log(`Wrote ${file}`);
  }
}
