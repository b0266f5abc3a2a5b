import type { RequestContext } from '@tedarik/commands';
import type { SignedInVisitor } from './visitor.js';

/** Who a service is told is asking. */
export const visitorActor = ({ accountId, name }: SignedInVisitor): NonNullable<RequestContext['actor']> => ({
  kind: 'account',
  id: accountId,
  name,
});
