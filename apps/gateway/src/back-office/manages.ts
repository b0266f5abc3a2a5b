import {
  applyDecorators,
  type CanActivate,
  type ExecutionContext,
  Injectable,
  SetMetadata,
  UseGuards,
} from '@nestjs/common';
import { Reflector } from '@nestjs/core';
import { GqlExecutionContext } from '@nestjs/graphql';
import type { GraphqlContext } from '../graphql/graphql-runner.js';
import { administratorOf } from './administrator.js';
import type { Area } from './areas.js';

/** Where a resolver's area stands in its metadata. */
export const AREA = 'back-office-area';

/** Lets through whoever may work in the area of the resolver. */
@Injectable()
class ManagesGuard implements CanActivate {
  constructor(private readonly reflector: Reflector) {}

  canActivate(context: ExecutionContext): boolean {
    const area = this.reflector.getAllAndOverride<Area>(AREA, [context.getHandler(), context.getClass()]);
    administratorOf(GqlExecutionContext.create(context).getContext<GraphqlContext>().administrator, area);
    return true;
  }
}

/** Marks a resolver as one of the back office: nobody but an administrator with this area is answered (GEN-12). */
export const Manages = (area: Area) => applyDecorators(SetMetadata(AREA, area), UseGuards(ManagesGuard));
