import type { SubmissionStatus } from '@tedarik/commands';
import { Inject, Injectable } from '@nestjs/common';
import { type Mail, SiteLetters } from '@tedarik/mail';
import { SUBMISSIONS_CONFIG, type SubmissionsConfig } from '../config.js';
import type { Submission } from './submission.js';

/** Mails the sender the decision. Of the typed text, the mail repeats only the name of the business. */
@Injectable()
export class DecisionLetters extends SiteLetters {
  constructor(@Inject(SUBMISSIONS_CONFIG) config: Pick<SubmissionsConfig, 'BRAND_NAME' | 'PUBLIC_URL'>) {
    super(config);
  }

  of({ email: to, businessName, status, reason }: Submission): Mail {
    return this.write(to, {
      subject: `${this.brand} başvurunuz hakkında`,
      paragraphs: [
        `“${businessName}” için yaptığınız başvuru ${DECIDED[status]}`,
        ...(reason ? [`Gerekçe: ${reason}`] : []),
      ],
      link: this.homeLink,
      closing: 'Sorularınız için bu siteden bize ulaşabilirsiniz.',
    });
  }
}

const DECIDED: Record<SubmissionStatus, string> = {
  approved: 'onaylandı. İşletmeniz için bir sayfa hazırlıyoruz.',
  rejected: 'kabul edilmedi.',
  pending: 'değerlendiriliyor.',
};
