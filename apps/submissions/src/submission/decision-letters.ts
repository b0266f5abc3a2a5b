import type { SubmissionStatus } from '@tedarik/commands';
import { Inject, Injectable } from '@nestjs/common';
import { letter, type Mail } from '@tedarik/mail';
import { SUBMISSIONS_CONFIG, type SubmissionsConfig } from '../config.js';
import type { Submission } from './submission.js';

/** Tells the sender of a submission what was decided. Of what they typed only the name of their business is repeated. */
@Injectable()
export class DecisionLetters {
  constructor(
    @Inject(SUBMISSIONS_CONFIG) private readonly config: Pick<SubmissionsConfig, 'BRAND_NAME' | 'PUBLIC_URL'>,
  ) {}

  of({ email: to, businessName, status, reason }: Submission): Mail {
    const { BRAND_NAME: brand, PUBLIC_URL: url } = this.config;
    return letter({
      to,
      brand,
      subject: `${brand} başvurunuz hakkında`,
      greeting: 'Merhaba,',
      paragraphs: [
        `“${businessName}” için yaptığınız başvuru ${DECIDED[status]}`,
        ...(reason ? [`Gerekçe: ${reason}`] : []),
      ],
      link: { label: brand, url },
      closing: 'Sorularınız için bu siteden bize ulaşabilirsiniz.',
    });
  }
}

const DECIDED: Record<SubmissionStatus, string> = {
  approved: 'onaylandı. İşletmeniz için bir sayfa hazırlıyoruz.',
  rejected: 'kabul edilmedi.',
  pending: 'değerlendiriliyor.',
};
