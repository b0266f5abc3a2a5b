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

/** Metadata key under which a resolver's area is stored. */
export const AREA = 'back-office-area';

const CONFIRMED = 'confirmed-of-late';

/** Admits only administrators who may work in the resolver's area. */
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

/** Marks a resolver as part of the back office: only administrators with this area may call it (GEN-12). */
export const Manages = (area: Area) => applyDecorators(SetMetadata(AREA, area), UseGuards(ManagesGuard));

/** Marks a method of such a resolver: the caller must have typed a password or a code recently. */
export const Confirmed = () => SetMetadata(CONFIRMED, true);
