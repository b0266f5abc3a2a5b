import { createParamDecorator, type ExecutionContext } from '@nestjs/common';
import { GqlExecutionContext } from '@nestjs/graphql';
import type { RequestContext } from '@tedarik/commands';
import type { GraphqlContext } from './graphql-runner.js';
import { administratorActor, signedInAdministrator } from '../administrators/administrator.js';

/** Context of an administrator's request to a service: the actor, and whether a save restores former values. */
export type AdministratorContext = { actor: NonNullable<RequestContext['actor']> } & Pick<RequestContext, 'isRestore'>;

export const actingIn = ({ administrator, isRestore }: GraphqlContext): AdministratorContext => ({
  actor: administratorActor(signedInAdministrator(administrator)),
  ...(isRestore && { isRestore }),
});

/** Parameter decorator for the calling administrator, in resolvers that `@Manages` guards. */
export const ActingAdministrator = createParamDecorator((_: unknown, context: ExecutionContext) =>
  actingIn(GqlExecutionContext.create(context).getContext<GraphqlContext>()),
);
