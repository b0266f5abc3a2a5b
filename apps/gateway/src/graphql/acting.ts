import { createParamDecorator, type ExecutionContext } from '@nestjs/common';
import { GqlExecutionContext } from '@nestjs/graphql';
import type { RequestContext } from '@tedarik/commands';
import type { GraphqlContext } from './graphql-runner.js';
import { administratorActor, signedInAdministrator } from '../administrators/administrator.js';

/** What a service is told with an administrator's request: who acts, and whether former values come back. */
export type Acting = { actor: NonNullable<RequestContext['actor']> } & Pick<RequestContext, 'isRestore'>;

export const actingIn = ({ administrator, isRestore }: GraphqlContext): Acting => ({
  actor: administratorActor(signedInAdministrator(administrator)),
  ...(isRestore && { isRestore }),
});

/** The calling administrator, for a resolver that `@Manages` guards. */
export const ActingAdministrator = createParamDecorator((_: unknown, context: ExecutionContext) =>
  actingIn(GqlExecutionContext.create(context).getContext<GraphqlContext>()),
);
