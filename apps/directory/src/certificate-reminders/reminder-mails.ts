import { Injectable } from '@nestjs/common';
import { formatDate } from '@tedarik/turkish';
import type { ClientSession } from 'mongoose';
import type { Business } from '../business/business.js';
import { DirectoryMails, type Receiver } from '../directory-mails.js';

/** The mail to an owner whose certificates expire soon. */
@Injectable()
export class ReminderMails extends DirectoryMails {
  /** Queues the mail. `certificates`: the name and last day of each ('YYYY-MM-DD'). */
  ending(
    session: ClientSession,
    to: Receiver,
    { name, slug }: Pick<Business, 'name' | 'slug'>,
    certificates: readonly { name: string; expiryDate: string }[],
  ): Promise<void> {
    return this.send(session, to, {
      subject: `“${name}”: süresi dolmak üzere olan sertifikalar`,
      paragraphs: [
        `Yönettiğiniz “${name}” sayfasındaki şu sertifikaların süresi yakında doluyor:`,
        ...certificates.map((one) => `${one.name}: ${formatDate(one.expiryDate)}`),
        'Yenilediyseniz yeni tarihleri sayfanızdan bildirin. Süresi dolan sertifika sayfanızda “Süresi doldu” diye görünür.',
      ],
      link: { label: 'Sayfanızı düzenleyin', url: `${this.url}/isletmem/${slug}` },
      closing: 'Bu iletiyi bu sayfanın sahibi olduğunuz için aldınız; her sertifika için bir kez yazarız.',
    });
  }
}
