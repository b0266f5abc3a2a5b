import { DomainError } from '@tedarik/service-kit';

export const bulkEditNotFound = (id: string) => new DomainError('bulk-edit-not-found', 'not-found', { id });

/** The data needed is gone: a preview expires after one day, an applied edit after 30 days. */
export const bulkEditExpired = (id: string) => new DomainError('bulk-edit-expired', 'conflict', { id });

/** The edit was not applied yet, or is still being applied. */
export const bulkEditUnfinished = (id: string) => new DomainError('bulk-edit-unfinished', 'conflict', { id });

export const tooManyBusinesses = (most: number) => new DomainError('too-many-businesses', 'unprocessable', { most });
