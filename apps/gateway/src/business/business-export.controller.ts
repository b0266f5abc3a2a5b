import { Controller, Get, Query, Req, Res } from '@nestjs/common';
import { type RequestContext, ExportBusinesses, type ReplyOf } from '@tedarik/commands';
import { RequestClient } from '@tedarik/messaging';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { z } from 'zod';
import { administratorActor, administratorOf } from '../administrators/administrator.js';
import { mustBeConfirmed } from '../administrators/confirmation.js';
import { AdministratorSessions } from '../administrators/administrator-sessions.js';
import { BACK_OFFICE } from '../back-office/back-office-paths.js';
import { Downloads } from '../back-office/export/downloads.js';
import { BUSINESS_LINES, type BusinessLines } from './business-lines.js';

const ROWS_AT_ONCE = 200;
const parameters = z.strictObject({ bicim: z.enum(['ndjson', 'tsv']) });
type Page = ReplyOf<typeof ExportBusinesses>;

/** GET /yonetici/disa-aktar/isletmeler: every business in a format that the import accepts, streamed page by page. */
@Controller(BACK_OFFICE)
export class BusinessExportController {
  constructor(
    private readonly sessions: AdministratorSessions,
    private readonly requests: RequestClient,
    private readonly downloads: Downloads,
  ) {}

  @Get('disa-aktar/isletmeler')
  async export(@Query() query: unknown, @Req() request: FastifyRequest, @Res() reply: FastifyReply): Promise<void> {
    const session = await this.sessions.read(request);
    const acting = { actor: administratorActor(administratorOf(session?.holder, 'businesses')) };
    mustBeConfirmed(session!);
    const { bicim } = parameters.parse(query);
    const first = await this.page(null, acting);
    const text = this.linesOf(BUSINESS_LINES[bicim], first, acting);
    await this.downloads.send(reply, acting, { name: 'isletmeler', format: bicim, text });
  }

  private async *linesOf({ head, line }: BusinessLines, first: Page, acting: Partial<RequestContext>) {
    yield head;
    for (let page = first; ; page = await this.page(page.next, acting)) {
      yield page.rows.map(line).join('');
      if (page.next === null) return;
    }
  }

  private page(after: string | null, acting: Partial<RequestContext>): Promise<Page> {
    return this.requests.send(ExportBusinesses, { after, limit: ROWS_AT_ONCE }, acting);
  }
}
