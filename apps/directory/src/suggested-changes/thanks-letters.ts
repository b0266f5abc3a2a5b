import { Inject, Injectable } from '@nestjs/common';
import { type Mail, SiteLetters } from '@tedarik/mail';
import { DIRECTORY_CONFIG, type DirectoryConfig } from '../config.js';
import type { Business } from '../business/business.js';

/** Thank-you mails for accepted suggestions. Anyone may have typed the address, so the mail repeats nothing from the form. */
@Injectable()
export class ThanksLetters extends SiteLetters {
  constructor(@Inject(DIRECTORY_CONFIG) config: Pick<DirectoryConfig, 'BRAND_NAME' | 'PUBLIC_URL'>) {
    super(config);
  }

  of(to: string, { name, slug }: Pick<Business, 'name' | 'slug'>): Mail {
    return this.write(to, {
      subject: `${this.brand}: düzeltme öneriniz için teşekkürler`,
      paragraphs: [
        `“${name}” sayfası için gönderdiğiniz düzeltme önerisini inceledik ve kabul ettik.`,
        'Rehberin doğru kalmasına yardım ettiğiniz için teşekkür ederiz.',
      ],
      link: { label: name, url: `${this.url}/firma/${slug}` },
      closing:
        'E-posta adresinizi önerinizden sildik; bu e-postanın kaydını da 30 gün sonra sileriz. Öneriyi siz göndermediyseniz bu e-postayı dikkate almayın.',
    });
  }
}
