export { MAIL_MIGRATION } from './mail.migration.js';
export { MailModule, type MailModuleOptions } from './mail.module.js';
export { type Mail, MAILS, type MailRow } from './mail-row.js';
export { letter, type LetterParts, type Site } from './letter.js';
export { MailSender } from './mail-sender.js';
export { Mails } from './mails.js';
export { type Letter, MailRefused, MailTransport } from './transport/mail-transport.js';
export { FolderTransport } from './transport/folder-transport.js';
export { SmtpTransport } from './transport/smtp-transport.js';
