import { Inject, Injectable } from '@nestjs/common';
import { letter, type Mail } from '@tedarik/mail';
import { DIRECTORY_CONFIG, type DirectoryConfig } from '../config.js';
import type { Business } from '../business/business.js';

/** Thanks for a suggestion that was accepted. Anybody may have typed the address: nothing they typed is repeated. */
@Injectable()
export class ThanksLetters {
  constructor(@Inject(DIRECTORY_CONFIG) private readonly config: Pick<DirectoryConfig, 'BRAND_NAME' | 'PUBLIC_URL'>) {}

  of(to: string, { name, slug }: Pick<Business, 'name' | 'slug'>): Mail {
    const { BRAND_NAME: brand, PUBLIC_URL: url } = this.config;
    return letter({
      to,
      brand,
      subject: `${brand}: düzeltme öneriniz için teşekkürler`,
      greeting: 'Merhaba,',
      paragraphs: [
        `“${name}” sayfası için gönderdiğiniz düzeltme önerisini inceledik ve kabul ettik.`,
        'Rehberin doğru kalmasına yardım ettiğiniz için teşekkür ederiz.',
      ],
      link: { label: name, url: `${url}/firma/${slug}` },
      closing:
        'E-posta adresinizi önerinizden sildik; bu e-postanın kaydını da 30 gün sonra sileriz. Öneriyi siz göndermediyseniz bu e-postayı dikkate almayın.',
    });
  }
}
