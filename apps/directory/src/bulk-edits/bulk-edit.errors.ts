import { DomainError } from '@tedarik/service-kit';

export const bulkEditNotFound = (id: string) => new DomainError('bulk-edit-not-found', 'not-found', { id });

/** What it would need was forgotten: after a day of a preview, after 30 days of what was applied. */
export const bulkEditExpired = (id: string) => new DomainError('bulk-edit-expired', 'conflict', { id });

/** It is still being applied. */
export const bulkEditUnfinished = (id: string) => new DomainError('bulk-edit-unfinished', 'conflict', { id });

export const tooManyBusinesses = (most: number) => new DomainError('too-many-businesses', 'unprocessable', { most });
