import { readFile, rm } from 'node:fs/promises';
import { Inject, Injectable, Logger } from '@nestjs/common';
import { IDENTITY_CONFIG, type IdentityConfig } from '../config.js';

/** The file with the generated password of the first administrator. */
@Injectable()
export class FirstAdminFile {
  private readonly log = new Logger(FirstAdminFile.name);

  constructor(@Inject(IDENTITY_CONFIG) private readonly config: Pick<IdentityConfig, 'FIRST_ADMIN_FILE'>) {}

  /** Deletes the file once its password is no longer valid. A file with another account's password is kept. */
  async forget(username: string): Promise<void> {
    const { FIRST_ADMIN_FILE: file } = this.config;
    if (!file) return;
    try {
      const [owner] = (await readFile(file, 'utf8')).split('\n');
      if (owner === username) await rm(file);
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code !== 'ENOENT')
        this.log.warn(`FIRST_ADMIN_FILE could not be deleted: ${(error as Error).message}`);
    }
  }
}
