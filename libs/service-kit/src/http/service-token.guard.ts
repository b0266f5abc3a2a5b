import { createHash, timingSafeEqual } from 'node:crypto';
import type { IncomingHttpHeaders } from 'node:http';
import { type CanActivate, type ExecutionContext, Inject, Injectable, UnauthorizedException } from '@nestjs/common';
import type { FastifyRequest } from 'fastify';

export const SERVICE_TOKEN = Symbol('SERVICE_TOKEN');
/** The header with which our own processes authenticate. */
export const SERVICE_TOKEN_HEADER = 'x-service-token';

/** Lets only our own processes use an endpoint for files. Others get 401; the token is compared in constant time. */
@Injectable()
export class ServiceTokenGuard implements CanActivate {
  private readonly expected: Buffer;

  constructor(@Inject(SERVICE_TOKEN) token: string) {
    this.expected = digest(token);
  }

  /** Also accepts `Authorization: Bearer …`, because metrics collectors can send only that. */
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
