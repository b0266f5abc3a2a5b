import type { CreateCertificate, ReplyOf } from '@tedarik/commands';
import type { Certificate } from './certificate.js';

export type ManagedCertificate = ReplyOf<typeof CreateCertificate>;

/** A kind of certificate as the back office sees it. */
export const managedCertificate = (
  { id, name, description, revision }: Certificate,
  businessCount: number,
): ManagedCertificate => ({ id, name, description, businessCount, revision });
