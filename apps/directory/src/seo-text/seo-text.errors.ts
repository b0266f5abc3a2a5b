import { DomainError } from '@tedarik/service-kit';
import type { SeoTextKind } from '@tedarik/events';

export const seoSubjectUnknown = ({ kind, key }: { kind: SeoTextKind; key: string }) =>
  new DomainError('seo-subject-unknown', 'not-found', { kind, key });

export const seoTextTooLong = () =>
  new DomainError('seo-text-too-long', 'unprocessable', undefined, [{ field: 'html', code: 'too-long' }]);
