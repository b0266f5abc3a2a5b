import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { Logger } from '@nestjs/common';
import { type Letter, MailTransport } from './mail-transport.js';

/** For systems without a mail server: writes each mail as a plain UTF-8 file into a folder. */
export class FolderTransport extends MailTransport {
  private readonly log = new Logger(FolderTransport.name);

  constructor(private readonly folder: string) {
    super();
  }

  async deliver({ id, from, to, subject, text }: Letter): Promise<void> {
    await mkdir(this.folder, { recursive: true, mode: 0o700 });
    const file = join(this.folder, `${id}.eml`);
    await writeFile(file, `From: ${from}\nTo: ${to}\nSubject: ${subject}\n\n${text}\n`, { mode: 0o600 });
    this.log.log(`Wrote ${file}`);
  }
}
