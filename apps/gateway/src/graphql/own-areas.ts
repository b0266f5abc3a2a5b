import { createParamDecorator, type ExecutionContext } from '@nestjs/common';
import { GqlExecutionContext } from '@nestjs/graphql';
import type { GraphqlContext } from './graphql-runner.js';
import { signedInAdministrator } from '../administrators/administrator.js';
import { type Area, AREAS_OF } from '../administrators/areas.js';

/** Parameter decorator for the areas of the calling administrator, in resolvers that `@Manages` guards. */
export const OwnAreas = createParamDecorator((_: unknown, context: ExecutionContext): readonly Area[] => {
  const { administrator } = GqlExecutionContext.create(context).getContext<GraphqlContext>();
  return AREAS_OF[signedInAdministrator(administrator).role];
});
