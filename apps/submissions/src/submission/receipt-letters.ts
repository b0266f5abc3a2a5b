import { Inject, Injectable } from '@nestjs/common';
import { type Mail, SiteLetters } from '@tedarik/mail';
import { SUBMISSIONS_CONFIG, type SubmissionsConfig } from '../config.js';
import { applicationNumber, type Submission } from './submission.js';

/** Confirms the receipt of a submission by mail. Anyone may have typed the address, so the mail repeats nothing from the form. */
@Injectable()
export class ReceiptLetters extends SiteLetters {
  constructor(@Inject(SUBMISSIONS_CONFIG) config: Pick<SubmissionsConfig, 'BRAND_NAME' | 'PUBLIC_URL'>) {
    super(config);
  }

  of({ id, email: to }: Pick<Submission, 'id' | 'email'>): Mail {
    return this.write(to, {
      subject: `${this.brand} başvurunuz alındı`,
      paragraphs: [
        `Başvuru numaranız: ${applicationNumber(id)}`,
        'Sonra ne olacak?',
        'İnceleriz. Başvurunuzu ekibimiz okur.',
        'Sizi ararız. Ürün, belge ve fotoğraflarınızı birlikte tamamlarız.',
        'Yayına alırız. Onaylanan işletmenin sayfası herkese açılır.',
      ],
      link: this.homeLink,
      closing: 'Bu başvuruyu siz yapmadıysanız bu e-postayı dikkate almayın.',
    });
  }
}
