import { DomainError } from '@tedarik/service-kit';

export const tooManyDocuments = (claimId: string) => new DomainError('too-many-documents', 'conflict', { claimId });

/** The page neither has the certificate nor a pending change that adds it. */
export const certificateNotHeld = (certificateId: string) =>
  new DomainError('certificate-not-held', 'conflict', { certificateId });

export const documentNotFound = (id: string) => new DomainError('document-not-found', 'not-found', { id });
