import { DomainError } from '@tedarik/service-kit';

/** Nothing can be merged with itself. */
export const sameBusiness = (id: string) => new DomainError('same-business', 'invalid', { id });

export const mergeNotFound = (id: string) => new DomainError('merge-not-found', 'not-found', { id });

/** What the merged business had was erased. */
export const mergeExpired = (id: string) => new DomainError('merge-expired', 'conflict', { id });

/** The kept business was merged again since, into another one or another one into it: that is undone first. */
export const mergedFurther = (id: string) => new DomainError('merged-further', 'conflict', { id });
