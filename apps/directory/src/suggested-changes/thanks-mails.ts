import { Injectable } from '@nestjs/common';
import type { ClientSession } from 'mongoose';
import type { Business } from '../business/business.js';
import { DirectoryMails } from '../directory-mails.js';

/** Thank-you mails for accepted suggestions. Anyone may have typed the address, so the mail repeats nothing from the form. */
@Injectable()
export class ThanksMails extends DirectoryMails {
  thank(session: ClientSession, to: string, { name, slug }: Business, isWhole: boolean): Promise<void> {
    const accepted = isWhole ? 'kabul ettik' : 'bir kısmını kabul ettik';
    return this.send(session, to, {
      subject: `${this.brand}: düzeltme öneriniz için teşekkürler`,
      paragraphs: [
        `“${name}” sayfası için gönderdiğiniz düzeltme önerisini inceledik ve ${accepted}.`,
        'Rehberin doğru kalmasına yardım ettiğiniz için teşekkür ederiz.',
      ],
      link: { label: name, url: `${this.url}/firma/${slug}` },
      closing:
        'E-posta adresinizi önerinizden sildik; bu e-postanın kaydını da 30 gün sonra sileriz. Öneriyi siz göndermediyseniz bu e-postayı dikkate almayın.',
    });
  }
}
