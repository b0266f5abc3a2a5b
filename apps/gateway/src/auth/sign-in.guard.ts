import { type ExecutionContext, Injectable } from '@nestjs/common';
import { AuthGuard } from '@nestjs/passport';
import { PASSWORD_LENGTH, type VisitorAccount } from '@tedarik/commands';
import { DomainError, parseSent } from '@tedarik/service-kit';
import type { FastifyRequest } from 'fastify';
import { z } from 'zod';

// A1, A18: anything but two short texts is refused before anybody is called or counted.
const credentials = z.strictObject({
  email: z.string().min(1).max(254),
  password: z.string().min(1).max(PASSWORD_LENGTH.max),
});

/** Accepts the right password of an active account, as `request.user`. */
@Injectable()
export class SignInGuard extends AuthGuard('visitor-password') {
  override canActivate(context: ExecutionContext) {
    parseSent(credentials, context.switchToHttp().getRequest<FastifyRequest>().body);
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
