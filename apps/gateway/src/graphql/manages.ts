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
import type { GraphqlContext } from './graphql-runner.js';
import { mustBeConfirmed } from '../administrators/confirmation.js';
import { administratorOf } from '../administrators/administrator.js';
import type { Area } from '../administrators/areas.js';

/** Where a resolver's area stands in its metadata. */
export const AREA = 'back-office-area';

const CONFIRMED = 'confirmed-of-late';

/** Lets administrators pass who may work in the area of the resolver. */
@Injectable()
class ManagesGuard implements CanActivate {
  constructor(private readonly reflector: Reflector) {}

  canActivate(context: ExecutionContext): boolean {
    const area = this.reflector.getAllAndOverride<Area>(AREA, [context.getHandler(), context.getClass()]);
    const { administrator, confirmedAt } = GqlExecutionContext.create(context).getContext<GraphqlContext>();
    administratorOf(administrator, area);
    if (this.reflector.get<boolean>(CONFIRMED, context.getHandler())) mustBeConfirmed({ confirmedAt });
    return true;
  }
}

/** Marks a resolver as one of the back office: nobody but an administrator with this area is answered (GEN-12). */
export const Manages = (area: Area) => applyDecorators(SetMetadata(AREA, area), UseGuards(ManagesGuard));

/** Marks a method of such a resolver: the caller must have typed a password or a code of late. */
export const Confirmed = () => SetMetadata(CONFIRMED, true);
