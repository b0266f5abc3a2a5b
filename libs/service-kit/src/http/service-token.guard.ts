import { createHash, timingSafeEqual } from 'node:crypto';
import { type CanActivate, type ExecutionContext, Inject, Injectable } from '@nestjs/common';
import type { FastifyRequest } from 'fastify';

export const SERVICE_TOKEN = Symbol('SERVICE_TOKEN');
/** Header in which our own processes show that they are ours. */
export const SERVICE_TOKEN_HEADER = 'x-service-token';

/** Opens a streaming door to our own processes only; anybody else gets 403, in the same time whatever they sent. */
@Injectable()
export class ServiceTokenGuard implements CanActivate {
  private readonly expected: Buffer;

  constructor(@Inject(SERVICE_TOKEN) token: string) {
    this.expected = digest(token);
  }

  canActivate(context: ExecutionContext): boolean {
    const given = context.switchToHttp().getRequest<FastifyRequest>().headers[SERVICE_TOKEN_HEADER];
    return timingSafeEqual(digest(typeof given === 'string' ? given : ''), this.expected);
  }
}

function digest(text: string): Buffer {
  return createHash('sha256').update(text).digest();
}
