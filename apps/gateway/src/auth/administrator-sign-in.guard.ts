import { type ExecutionContext, Injectable } from '@nestjs/common';
import { AuthGuard } from '@nestjs/passport';
import { PASSWORD_LENGTH } from '@tedarik/commands';
import { DomainError, parseUntrusted } from '@tedarik/service-kit';
import type { FastifyRequest } from 'fastify';
import { z } from 'zod';
import type { Verified } from './administrator-password.strategy.js';

const credentials = z.strictObject({
  username: z.string().min(1).max(100),
  password: z.string().min(1).max(PASSWORD_LENGTH.max),
});

/** Requires a valid name and password of an active back-office account, and sets `request.user` to the result. */
@Injectable()
export class AdministratorSignInGuard extends AuthGuard('administrator-password') {
  override canActivate(context: ExecutionContext) {
    parseUntrusted(credentials, context.switchToHttp().getRequest<FastifyRequest>().body);
    return super.canActivate(context);
  }

  override handleRequest<User = Verified>(error: unknown, account: Verified | false | null): User {
    if (error) throw error as Error;
    if (!account) throw new DomainError('wrong-credentials', 'unauthenticated');
    return account as User;
  }

  override getAuthenticateOptions() {
    return { session: false };
  }
}
