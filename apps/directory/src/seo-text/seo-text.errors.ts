import { DomainError } from '@tedarik/service-kit';
import type { SeoTextKind } from '@tedarik/events';

export const seoSubjectUnknown = ({ kind, key }: { kind: SeoTextKind; key: string }) =>
  new DomainError('seo-subject-unknown', 'not-found', { kind, key });

export const seoTextTooLong = () =>
  new DomainError('seo-text-too-long', 'unprocessable', undefined, [{ field: 'html', code: 'too-long' }]);

export const seoTextMissing = () =>
  new DomainError('seo-text-refused', 'unprocessable', undefined, [{ field: 'html', code: 'required' }]);

/** ADM-SEO-06: another editor has written a text since the form was opened without one. */
export const seoTextExists = ({ kind, key }: { kind: SeoTextKind; key: string }) =>
  new DomainError('seo-text-exists', 'conflict', { kind, key });

/** The form was opened on an older version; nothing was saved. */
export const seoTextChangedMeanwhile = (version: number) =>
  new DomainError('seo-text-changed-meanwhile', 'conflict', { version });
