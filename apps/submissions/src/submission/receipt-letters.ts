import { Inject, Injectable } from '@nestjs/common';
import { letter, type Mail } from '@tedarik/mail';
import { SUBMISSIONS_CONFIG, type SubmissionsConfig } from '../config.js';
import { applicationNumber, type Submission } from './submission.js';

/** Tells the sender of a submission that it came in. Anybody may have typed the address: nothing they typed is repeated. */
@Injectable()
export class ReceiptLetters {
  constructor(
    @Inject(SUBMISSIONS_CONFIG) private readonly config: Pick<SubmissionsConfig, 'BRAND_NAME' | 'PUBLIC_URL'>,
  ) {}

  of({ id, email: to }: Pick<Submission, 'id' | 'email'>): Mail {
    const { BRAND_NAME: brand, PUBLIC_URL: url } = this.config;
    return letter({
      to,
      brand,
      subject: `${brand} başvurunuz alındı`,
      greeting: 'Merhaba,',
      paragraphs: [
        `Başvuru numaranız: ${applicationNumber(id)}`,
        'Sonra ne olacak?',
        'İnceleriz. Başvurunuzu ekibimiz okur.',
        'Sizi ararız. Ürün, belge ve fotoğraflarınızı birlikte tamamlarız.',
        'Yayına alırız. Onaylanan işletmenin sayfası herkese açılır.',
      ],
      link: { label: brand, url },
      closing: 'Bu başvuruyu siz yapmadıysanız bu e-postayı dikkate almayın.',
    });
  }
}
