import type { Business } from './business.js';

/** What the audit log calls a business. */
export const auditedBusiness = ({ id, name }: Pick<Business, 'id' | 'name'>) => ({ kind: 'business', id, name });
