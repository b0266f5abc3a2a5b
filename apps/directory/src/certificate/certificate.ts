import { nameKey, sortKey } from '@tedarik/turkish';
import { LONGEST, optionalText, requiredText, tidy, tidyOrNull } from '../fields/text-fields.js';
import { certificateChangedMeanwhile, certificateRefused } from './certificate.errors.js';

/** A kind of certificate, e.g. 'ISO 22000'. Which business holds it, and from when to when, stands with the business. */
export interface Certificate {
  id: string;
  name: string;
  /** Unique over live kinds. */
  nameKey: string;
  sortKey: string;
  description: string | null;
  /** Counts saves of an editor. */
  revision: number;
  createdAt: Date;
  deletedAt: Date | null;
}

export type CertificateFields = Pick<Certificate, 'name' | 'description'>;

/** Throws certificate-refused, naming every wrong field. */
export const createCertificate = (fields: CertificateFields, id: string, now: Date): Certificate => ({
  id,
  ...checked(fields),
  revision: 1,
  createdAt: now,
  deletedAt: null,
});

/** The certificate after an editor's save. Throws certificate-changed-meanwhile when the form is stale. */
export function editCertificate(before: Certificate, revision: number, fields: CertificateFields): Certificate {
  if (revision !== before.revision) throw certificateChangedMeanwhile(before.id, before.revision);
  return { ...before, ...checked(fields), revision: before.revision + 1 };
}

/** ADM-CERT-02: a name is needed, and an empty description is none. */
function checked(fields: CertificateFields): Pick<Certificate, 'name' | 'nameKey' | 'sortKey' | 'description'> {
  const name = tidy(fields.name);
  const description = tidyOrNull(fields.description);
  const wrong = [
    ...requiredText('name', name, LONGEST.name),
    ...optionalText('description', description, LONGEST.description),
  ];
  if (wrong.length > 0) throw certificateRefused(wrong);
  return { name, nameKey: nameKey(name), sortKey: sortKey(name), description };
}

/** How the audit log names it. */
export const auditedCertificate = ({ id, name }: Certificate) => ({ kind: 'certificate', id, name });
