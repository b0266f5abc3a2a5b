import { Controller, Get, Header, HttpCode, Post, Req, Res, UseGuards } from '@nestjs/common';
import { GetVisitor, type VisitorAccount } from '@tedarik/commands';
import { RequestClient } from '@tedarik/messaging';
import { DomainError } from '@tedarik/service-kit';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { CurrentAdministrator } from '../administrators/current-administrator.js';
import { type BackOfficeMe, toMe as toBackOfficeMe } from './back-office-me.js';
import { RateLimits } from '../limits/rate-limits.js';
import { visitorActor } from '../visitors/actor-of.js';
import { VisitorSessions } from '../visitors/visitor-sessions.js';
import { MyData } from './my-data.js';
import { SignInGuard } from './sign-in.guard.js';

/** The account data that a signed-in visitor's browser receives. */
type Me = Pick<VisitorAccount, 'id' | 'name' | 'email' | 'verified'>;

/** Signs visitors in and out, and returns who is signed in. Not part of GraphQL, because cookies are set on HTTP responses. */
@Controller('auth')
export class AuthController {
  constructor(
    private readonly sessions: VisitorSessions,
    private readonly administrators: CurrentAdministrator,
    private readonly myData: MyData,
    private readonly limits: RateLimits,
    private readonly requests: RequestClient,
  ) {}

  @Post('sign-in')
  @HttpCode(200)
  @UseGuards(SignInGuard)
  @Header('cache-control', 'no-store')
  async signIn(
    @Req() request: FastifyRequest & { user: VisitorAccount },
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<{ visitor: Me }> {
    const { id: accountId, name, verified } = request.user;
    await this.sessions.signIn(request, reply, { accountId, name, verified });
    return { visitor: toMe(request.user) };
  }

  @Post('sign-out')
  @HttpCode(204)
  @Header('cache-control', 'no-store')
  async signOut(@Req() request: FastifyRequest, @Res({ passthrough: true }) reply: FastifyReply): Promise<void> {
    await this.sessions.signOut(request, reply);
  }

  @Get('me')
  @Header('cache-control', 'no-store')
  async me(
    @Req() request: FastifyRequest,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<{ visitor: Me | null; backOffice: BackOfficeMe | null }> {
    const backOffice = await this.administrators.current(request, reply);
    const visitor = await this.visitor(request, reply);
    return { visitor: visitor && toMe(visitor), backOffice: backOffice && toBackOfficeMe(backOffice) };
  }

  @Get('my-data')
  @Header('cache-control', 'no-store')
  async everything(@Req() request: FastifyRequest, @Res({ passthrough: true }) reply: FastifyReply): Promise<string> {
    const session = await this.sessions.read(request);
    if (!session) throw new DomainError('sign-in-required', 'unauthenticated');
    await this.limits.take('ownData', session.holder.accountId);
    const data = await this.myData.of(session.holder);
    // Set only now: a refusal is no file to save.
    void reply
      .type('application/json; charset=utf-8')
      .header('content-disposition', 'attachment; filename="hesap-verilerim.json"');
    return JSON.stringify(data, null, 2);
  }

  private async visitor(request: FastifyRequest, reply: FastifyReply): Promise<VisitorAccount | null> {
    const session = await this.sessions.read(request);
    if (!session) return null;
    const { visitor } = await this.requests.send(GetVisitor, {}, { actor: visitorActor(session.holder) });
    if (!visitor) await this.sessions.signOut(request, reply); // the account was erased
    return visitor;
  }
}

const toMe = ({ id, name, email, verified }: VisitorAccount): Me => ({ id, name, email, verified });
