import { createHash, timingSafeEqual } from 'node:crypto';
import type { IncomingHttpHeaders } from 'node:http';
import { type CanActivate, type ExecutionContext, Inject, Injectable, UnauthorizedException } from '@nestjs/common';
import type { FastifyRequest } from 'fastify';

export const SERVICE_TOKEN = Symbol('SERVICE_TOKEN');
/** Header in which our own processes show that they are ours. */
export const SERVICE_TOKEN_HEADER = 'x-service-token';

/** Opens a streaming door to our own processes only; anybody else gets 401, in the same time whatever they sent. */
@Injectable()
export class ServiceTokenGuard implements CanActivate {
  private readonly expected: Buffer;

  constructor(@Inject(SERVICE_TOKEN) token: string) {
    this.expected = digest(token);
  }

  /** Also as `Authorization: Bearer …`, which is what those who collect metrics can send. */
  isShownIn({ [SERVICE_TOKEN_HEADER]: given, authorization = '' }: IncomingHttpHeaders): boolean {
    const shown = given ?? authorization.replace(/^Bearer /, '');
    return timingSafeEqual(digest(typeof shown === 'string' ? shown : ''), this.expected);
  }

  canActivate(context: ExecutionContext): boolean {
    if (this.isShownIn(context.switchToHttp().getRequest<FastifyRequest>().headers)) return true;
    throw new UnauthorizedException();
  }
}

function digest(text: string): Buffer {
  return createHash('sha256').update(text).digest();
}
