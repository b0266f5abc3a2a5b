import type { Mail } from '../mail-row.js';

export interface Letter extends Mail {
  /** The same for every try: a server that saw it before may drop the repeat. */
  id: string;
  from: string;
}

/** Where mails go. Throws MailRefused for one that will never arrive, anything else when trying again may help. */
export abstract class MailTransport {
  abstract deliver(letter: Letter): Promise<void>;
}

/** The receiving side will not take this mail, now or later. The message holds its status and no address. */
export class MailRefused extends Error {}
