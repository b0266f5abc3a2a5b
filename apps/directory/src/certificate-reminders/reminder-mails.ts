import { Inject, Injectable, Optional } from '@nestjs/common';
import { Mails, SiteLetters } from '@tedarik/mail';
import { formatDate } from '@tedarik/turkish';
import type { ClientSession } from 'mongoose';
import type { Business } from '../business/business.js';
import { DIRECTORY_CONFIG, type DirectoryConfig } from '../config.js';

/** The mail to an owner whose certificates expire soon. */
@Injectable()
export class ReminderMails extends SiteLetters {
  constructor(
    @Inject(DIRECTORY_CONFIG) config: Pick<DirectoryConfig, 'BRAND_NAME' | 'PUBLIC_URL'>,
    /** Undefined where mails cannot be sent. */
    @Optional() private readonly mails?: Mails,
  ) {
    super(config);
  }

  get canSend(): boolean {
    return this.mails !== undefined;
  }

  /** Queues the mail. `certificates`: the name and last day of each ('YYYY-MM-DD'). */
  async ending(
    session: ClientSession,
    to: string,
    { name, slug }: Pick<Business, 'name' | 'slug'>,
    certificates: readonly { name: string; expiryDate: string }[],
  ): Promise<void> {
    const mail = this.write(to, {
      subject: `“${name}”: süresi dolmak üzere olan sertifikalar`,
      paragraphs: [
        `Yönettiğiniz “${name}” sayfasındaki şu sertifikaların süresi yakında doluyor:`,
        ...certificates.map((one) => `${one.name}: ${formatDate(one.expiryDate)}`),
        'Yenilediyseniz yeni tarihleri sayfanızdan bildirin. Süresi dolan sertifika sayfanızda “Süresi doldu” diye görünür.',
      ],
      link: { label: 'Sayfanızı düzenleyin', url: `${this.url}/isletmem/${slug}` },
      closing: 'Bu iletiyi bu sayfanın sahibi olduğunuz için aldınız; her sertifika için bir kez yazarız.',
    });
    await this.mails?.append(session, mail);
  }
}
