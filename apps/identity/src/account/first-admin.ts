import { writeFile } from 'node:fs/promises';
import { Inject, Injectable, Logger, type OnApplicationBootstrap } from '@nestjs/common';
import { Clock, isDuplicateKey, newId } from '@tedarik/service-kit';
import { AccountRepository } from './account.repository.js';
import { BackOfficePasswordHasher, madeUpPassword } from '../credentials/password-hasher.js';
import { IDENTITY_CONFIG, type IdentityConfig } from '../config.js';

/** Creates the first administrator when there is no account at all. The password must be changed at the first sign-in. */
@Injectable()
export class FirstAdmin implements OnApplicationBootstrap {
  private readonly log = new Logger(FirstAdmin.name);

  constructor(
    @Inject(IDENTITY_CONFIG) private readonly config: IdentityConfig,
    private readonly accounts: AccountRepository,
    private readonly hasher: BackOfficePasswordHasher,
    private readonly clock: Clock,
  ) {}

  async onApplicationBootstrap(): Promise<void> {
    const { FIRST_ADMIN_USERNAME: username, FIRST_ADMIN_PASSWORD: given, FIRST_ADMIN_FILE: file } = this.config;
    if (!(await this.accounts.isEmpty())) return;
    if (!given && !file) {
      this.log.warn('There is no administrator: set FIRST_ADMIN_PASSWORD or FIRST_ADMIN_FILE and start again');
      return;
    }
    const password = given ?? madeUpPassword();
    try {
      await this.accounts.add({
        id: newId(),
        username,
        fullName: 'Yönetici',
        email: null,
        avatarUrl: null,
        role: 'admin',
        active: true,
        passwordHash: await this.hasher.hash(password),
        mustChangePassword: true,
        createdAt: this.clock.now(),
        lastLoginAt: null,
        revision: 1,
      });
    } catch (error) {
      if (isDuplicateKey(error)) return; // another replica was faster
      throw error;
    }
    if (file && !given) await writeFile(file, `${username}\n${password}\n`, { mode: 0o600 });
    this.log.log('The first administrator was created');
  }
}
