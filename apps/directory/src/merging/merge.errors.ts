import { DomainError } from '@tedarik/service-kit';

/** A business cannot be merged with itself. */
export const sameBusiness = (id: string) => new DomainError('same-business', 'invalid', { id });

export const mergeNotFound = (id: string) => new DomainError('merge-not-found', 'not-found', { id });

/** The data of the merged business is already erased. */
export const mergeExpired = (id: string) => new DomainError('merge-expired', 'conflict', { id });

/** The kept business was merged again since, in either direction; that later merge must be undone first. */
export const mergedFurther = (id: string) => new DomainError('merged-further', 'conflict', { id });
