import { fileURLToPath } from 'node:url';
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
import type { smsConfig } from './sms-config.js';
import { TextMessages } from './text-messages.js';
import { FolderTransport } from './transport/folder-transport.js';
import type { MailTransport } from './transport/mail-transport.js';
import { SmsTransport } from './transport/sms-transport.js';
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
/** The settings that `smsConfig` defines. */
type SmsSettings = z.infer<z.ZodObject<typeof smsConfig>>;

/** Provides Mails or TextMessages, and their sender. Needs DatabaseModule, and MAIL_MIGRATION among the migrations. */
@Module({})
export class MailModule implements OnApplicationBootstrap, BeforeApplicationShutdown {
  constructor(private readonly sender: MailSender) {}

  static forRoot({ from, smtpUrl, folder }: MailModuleOptions): DynamicModule {
    return sending(Mails, smtpUrl ? new SmtpTransport(smtpUrl) : new FolderTransport(folder), from);
  }

  /** The module if the settings name a mail server or a folder, else nothing; `Mails` is then not provided. */
  static wherePossible({ MAIL_FROM: from, SMTP_URL: smtpUrl, MAIL_FOLDER: folder }: MailSettings): DynamicModule[] {
    return smtpUrl || folder ? [MailModule.forRoot({ from, smtpUrl, folder: folder ?? '' })] : [];
  }

  /** The module for text messages if the settings name a provider, else nothing; `TextMessages` is then not provided. */
  static forTextsWherePossible({ SMS_URL: url, ...settings }: SmsSettings): DynamicModule[] {
    if (!url) return [];
    const isFolder = url.startsWith('file:');
    return [
      sending(
        TextMessages,
        isFolder ? new FolderTransport(fileURLToPath(url), 'sms') : new SmsTransport(url, settings),
      ),
    ];
  }

  onApplicationBootstrap(): void {
    this.sender.start();
  }

  async beforeApplicationShutdown(): Promise<void> {
    await this.sender.stop();
  }
}

/** The module that stores messages of a channel and sends them. */
const sending = (Messages: typeof Mails | typeof TextMessages, transport: MailTransport, from = ''): DynamicModule => ({
  module: MailModule,
  global: true,
  providers: [
    {
      provide: Messages,
      useFactory: (database: Database, clock: Clock) => new Messages(database, clock),
      inject: [Database, Clock],
    },
    {
      provide: MailSender,
      useFactory: (database: Database, leases: Leases, clock: Clock, metrics: Metrics) =>
        new MailSender(database, leases, clock, transport, metrics, from),
      inject: [Database, Leases, Clock, Metrics],
    },
  ],
  exports: [Messages],
});
