import { createParamDecorator, type ExecutionContext } from '@nestjs/common';
import { GqlExecutionContext } from '@nestjs/graphql';
import type { GraphqlContext } from './graphql-runner.js';
import { signedInAdministrator } from '../administrators/administrator.js';
import { type Area, AREAS_OF } from '../administrators/areas.js';

/** Where the calling administrator may work, for a resolver that `@Manages` guards. */
export const OwnAreas = createParamDecorator((_: unknown, context: ExecutionContext): readonly Area[] => {
  const { administrator } = GqlExecutionContext.create(context).getContext<GraphqlContext>();
  return AREAS_OF[signedInAdministrator(administrator).role];
});
