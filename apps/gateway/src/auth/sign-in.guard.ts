import { type ExecutionContext, Injectable } from '@nestjs/common';
import { AuthGuard } from '@nestjs/passport';
import { PASSWORD_LENGTH, type VisitorAccount } from '@tedarik/commands';
import { DomainError, parseUntrusted } from '@tedarik/service-kit';
import type { FastifyRequest } from 'fastify';
import { z } from 'zod';

// A1, A18: anything but two short texts is refused before a service is called or an attempt is counted.
const credentials = z.strictObject({
  email: z.string().min(1).max(254),
  password: z.string().min(1).max(PASSWORD_LENGTH.max),
});

/** Requires a valid address and password of a verified account, and sets `request.user` to the account. */
@Injectable()
export class SignInGuard extends AuthGuard('visitor-password') {
  override canActivate(context: ExecutionContext) {
    parseUntrusted(credentials, context.switchToHttp().getRequest<FastifyRequest>().body);
    return super.canActivate(context);
  }

  override handleRequest<User = VisitorAccount>(error: unknown, visitor: VisitorAccount | false | null): User {
    if (error) throw error as Error;
    if (!visitor) throw new DomainError('wrong-credentials', 'unauthenticated');
    if (!visitor.verified) throw new DomainError('e-mail-not-verified', 'forbidden');
    return visitor as User;
  }

  override getAuthenticateOptions() {
    return { session: false };
  }
}
