import { DomainError } from '@tedarik/service-kit';
import { fieldsRefused } from '../credentials/visitor-fields.js';

export const samePassword = () => fieldsRefused([{ field: 'next', code: 'same-password' }]);
export const usernameTaken = () => fieldsRefused([{ field: 'username', code: 'username-taken' }]);
export const usernameAlike = () => fieldsRefused([{ field: 'username', code: 'username-alike' }]);
export const accountNotFound = () => new DomainError('account-not-found', 'not-found');
export const accountChangedMeanwhile = () => new DomainError('account-changed-meanwhile', 'conflict');
/** The last administrator must stay, or nobody could manage accounts any more. */
export const lastAdmin = () => new DomainError('last-admin', 'conflict');
export const accessDenied = () => new DomainError('access-denied', 'forbidden');
