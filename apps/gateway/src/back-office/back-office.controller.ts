import { randomBytes } from 'node:crypto';
import { Controller, Get, Query, Req, Res } from '@nestjs/common';
import { DomainError } from '@tedarik/service-kit';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { RETRY_AFTER_S } from '../errors/retry-after.js';
import { PictureLinks } from '../pictures/picture-links.js';
import { AdministratorSessions } from '../administrators/administrator-sessions.js';
import { BackOfficeShell } from './back-office-shell.js';
import { BACK_OFFICE, signInAddress, SIGN_IN } from './back-office-paths.js';
import { illustratorOf } from './pictures-area.js';

const PANEL = `${BACK_OFFICE}/panel`;
const PREVIEW_WIDTH = 640;

/** Everything under /yonetici: one HTML page, which the back office's script fills once it knows who is signed in. */
@Controller(BACK_OFFICE)
export class BackOfficeController {
  constructor(
    private readonly sessions: AdministratorSessions,
    private readonly shell: BackOfficeShell,
    private readonly pictures: PictureLinks,
  ) {}

  /**
   * Preview of a picture whose address is being typed into a form. It goes through the picture service, so it looks as visitors will see
   * it.
   */
  @Get('gorsel')
  async picture(
    @Query('adres') url: string | undefined,
    @Req() request: FastifyRequest,
    @Res() reply: FastifyReply,
  ): Promise<void> {
    const session = await this.sessions.read(request);
    illustratorOf(session?.holder);
    const path = this.pictures.pathOf(typeof url === 'string' ? url : null);
    if (!path) throw new DomainError('not-found', 'not-found');
    void reply.header('cache-control', 'no-store').redirect(`${path}?w=${PREVIEW_WIDTH}`, 302);
  }

  @Get(['', '*'])
  async page(@Req() request: FastifyRequest, @Res() reply: FastifyReply): Promise<void> {
    const session = await this.sessions.readIfKnown(request);
    const [path = ''] = request.url.split('?');
    void reply.header('cache-control', 'no-store').header('x-robots-tag', 'noindex, nofollow');
    const elsewhere = session === 'unknown' ? null : whereTo(path, request.url, session !== null);
    if (elsewhere) return void reply.redirect(elsewhere, 302);
    // Sessions cannot be read: the page says so and keeps retrying. An open form stays open.
    if (session === 'unknown') void reply.status(503).header('retry-after', RETRY_AFTER_S);
    const nonce = randomBytes(16).toString('base64');
    void reply.header('content-security-policy', this.shell.policy(nonce));
    void reply.type('text/html; charset=utf-8').send(this.shell.html(nonce));
  }
}

/** AUTH-04, ADM-LAY-01, ADM-LAY-08: the redirect target of a request, or null if this page answers it. */
function whereTo(path: string, url: string, isSignedIn: boolean): string | null {
  if (path === SIGN_IN) return isSignedIn ? PANEL : null;
  if (!isSignedIn) return signInAddress(url);
  return path === BACK_OFFICE || path === `${BACK_OFFICE}/` ? PANEL : null;
}
