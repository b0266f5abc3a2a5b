import type { Failure } from '@tedarik/commands';
import { ZodError } from 'zod';
import { isMongoOutage, isWriteConflict } from './mongo-outage.js';
import { newId } from '../ids.js';
import { DomainError, type FieldError } from './domain-error.js';

/**
 * The part of an error that a client may know. For an unexpected error that is only an `errorId` in `details`; the caller of this function
 * must log the error with that id.
 */
export function failureOf(error: unknown): Failure {
  if (error instanceof DomainError) {
    const { code, kind, fieldErrors, details } = error;
    return { code, kind, fieldErrors, ...(details && { details }) };
  }
  if (error instanceof ZodError) {
    return { code: 'bad-request', kind: 'invalid', fieldErrors: error.issues.map(fieldError) };
  }
  if (isMongoOutage(error) || isWriteConflict(error)) {
    return { code: 'service-unavailable', kind: 'unavailable', fieldErrors: [] };
  }
  return { code: 'unexpected', kind: 'unexpected', fieldErrors: [], details: { errorId: newId() } };
}

function fieldError(issue: ZodError['issues'][number]): FieldError {
  return { field: issue.path.join('.'), code: issue.code.replaceAll('_', '-') };
}
