import type { RequestContext } from '@tedarik/commands';
import type { SignedInVisitor } from './visitor.js';

/** The actor that services receive with a visitor's request. */
export const visitorActor = ({ accountId, name }: SignedInVisitor): NonNullable<RequestContext['actor']> => ({
  kind: 'account',
  id: accountId,
  name,
});
