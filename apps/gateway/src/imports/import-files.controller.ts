import type { Readable } from 'node:stream';
import { Controller, Header, Inject, Post, Query, Req } from '@nestjs/common';
import { LARGEST_IMPORT_FILE } from '@tedarik/commands';
import { DomainError } from '@tedarik/service-kit';
import type { FastifyRequest } from 'fastify';
import { z } from 'zod';
import { GATEWAY_CONFIG, type GatewayConfig } from '../config.js';
import { setBodyTimeout, LONGEST_UPLOAD_MS } from '../security/body-timeout.js';
import { administratorOf } from '../administrators/administrator.js';
import { AdministratorSessions } from '../administrators/administrator-sessions.js';
import { BACK_OFFICE } from '../back-office/back-office-paths.js';
import { uploadsUnavailable, forwardUpload } from '../uploads/forward-upload.js';

const parameters = z.strictObject({ ad: z.string().trim().min(1).max(255), sayfa: z.string().max(255).optional() });
const stored = z.object({
  fileId: z.string(),
  bytes: z.int(),
  /** Spreadsheets only: the sheet that was read, and all readable sheets. */
  sheet: z.string().optional(),
  sheets: z.array(z.string()).optional(),
});
const refused = z.object({ code: z.string() });
const REFUSED = 422;

/** POST /yonetici/yukle/ice-aktarim?ad=…&sayfa=…: uploads a file for an import as the whole body. */
@Controller(BACK_OFFICE)
export class ImportFilesController {
  constructor(
    private readonly sessions: AdministratorSessions,
    @Inject(GATEWAY_CONFIG) private readonly config: GatewayConfig,
  ) {}

  /** Returns the file as `startImport` expects it. The body is not read before the sender is known. */
  @Post('yukle/ice-aktarim')
  @Header('cache-control', 'no-store')
  async upload(@Query() query: unknown, @Req() request: FastifyRequest): Promise<z.infer<typeof stored>> {
    const session = await this.sessions.read(request);
    administratorOf(session?.holder, 'imports');
    const { ad: name, sayfa: sheet } = parameters.parse(query);
    setBodyTimeout(request.raw, LONGEST_UPLOAD_MS);
    const { IMPORTS_URL, SERVICE_TOKEN, IMPORTS_TOKEN: token = SERVICE_TOKEN } = this.config;
    const url = `${IMPORTS_URL}/files?${new URLSearchParams({ name, ...(sheet && { sheet }) }).toString()}`;
    const largest = LARGEST_IMPORT_FILE;
    const answer = await forwardUpload(request.body as Readable, { url, token, largest, withinMs: LONGEST_UPLOAD_MS });
    if (answer.status === REFUSED) throw new DomainError(refused.parse(await answer.json()).code, 'unprocessable');
    if (!answer.ok) throw uploadsUnavailable();
    return stored.parse(await answer.json());
  }
}
