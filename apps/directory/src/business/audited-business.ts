import type { Business } from './business.js';

/** A business as the audit log names it. */
export const auditedBusiness = ({ id, name }: Pick<Business, 'id' | 'name'>) => ({ kind: 'business', id, name });
