import {
  type BeforeApplicationShutdown,
  type DynamicModule,
  Module,
  type OnApplicationBootstrap,
} from '@nestjs/common';
import { Clock, Database, Leases, Metrics } from '@tedarik/service-kit';
import type { z } from 'zod';
import type { mailConfig } from './mail-config.js';
import { MailSender } from './mail-sender.js';
import { Mails } from './mails.js';
import { FolderTransport } from './transport/folder-transport.js';
import { MailTransport } from './transport/mail-transport.js';
import { SmtpTransport } from './transport/smtp-transport.js';

export interface MailModuleOptions {
  /** `Name <address>`. */
  from: string;
  /** If it is missing, mails are written as files into `folder`. */
  smtpUrl?: string | undefined;
  folder: string;
}

/** The settings that `mailConfig` defines. */
type MailSettings = z.infer<z.ZodObject<typeof mailConfig>>;

/** Provides Mails and its sender. Needs DatabaseModule, and MAIL_MIGRATION among the migrations. */
@Module({})
export class MailModule implements OnApplicationBootstrap, BeforeApplicationShutdown {
  constructor(private readonly sender: MailSender) {}

  static forRoot({ from, smtpUrl, folder }: MailModuleOptions): DynamicModule {
    return {
      module: MailModule,
      global: true,
      providers: [
        {
          provide: MailTransport,
          useFactory: () => (smtpUrl ? new SmtpTransport(smtpUrl) : new FolderTransport(folder)),
        },
        {
          provide: Mails,
          useFactory: (database: Database, clock: Clock) => new Mails(database, clock),
          inject: [Database, Clock],
        },
        {
          provide: MailSender,
          useFactory: (database: Database, leases: Leases, clock: Clock, transport: MailTransport, metrics: Metrics) =>
            new MailSender(database, leases, clock, transport, metrics, from),
          inject: [Database, Leases, Clock, MailTransport, Metrics],
        },
      ],
      exports: [Mails, MailSender],
    };
  }

  /** The module if the settings name a mail server or a folder, else nothing; `Mails` is then not provided. */
  static wherePossible({ MAIL_FROM: from, SMTP_URL: smtpUrl, MAIL_FOLDER: folder }: MailSettings): DynamicModule[] {
    return smtpUrl || folder ? [MailModule.forRoot({ from, smtpUrl, folder: folder ?? '' })] : [];
  }

  onApplicationBootstrap(): void {
    this.sender.start();
  }

  async beforeApplicationShutdown(): Promise<void> {
    await this.sender.stop();
  }
}
