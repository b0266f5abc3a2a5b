import { DomainError } from '@tedarik/service-kit';

export const tooManyDocuments = (claimId: string) => new DomainError('too-many-documents', 'conflict', { claimId });

export const documentNotFound = (id: string) => new DomainError('document-not-found', 'not-found', { id });
