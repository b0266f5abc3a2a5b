import { Controller, Get, Query, Req, Res } from '@nestjs/common';
import { DomainError } from '@tedarik/service-kit';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { z } from 'zod';
import { administratorActor, signedInAdministrator } from '../../administrators/administrator.js';
import { mustBeConfirmed } from '../../administrators/confirmation.js';
import { AdministratorSessions } from '../../administrators/administrator-sessions.js';
import { BACK_OFFICE } from '../back-office-paths.js';
import { BYTE_ORDER_MARK, csvHead, csvLine } from './csv.js';
import { Downloads } from './downloads.js';
import { ExportTexts } from './export-texts.js';
import { type ExportedList, ExportedRows } from './exported-rows.js';

const parameters = z.strictObject({
  islem: z.string().regex(/^Managed[A-Za-z]{1,60}$/),
  degiskenler: z.string().max(4_000),
  bicim: z.enum(['csv', 'json']),
});
const variablesOf = z.record(z.string(), z.unknown());

/**
 * GET /yonetici/disa-aktar: the filtered list of a screen as a file, streamed page by page. Every export needs a confirmed session, because
 * files are what somebody with a stolen session wants most.
 */
@Controller(BACK_OFFICE)
export class ExportController {
  constructor(
    private readonly sessions: AdministratorSessions,
    private readonly lists: ExportedRows,
    private readonly downloads: Downloads,
    private readonly texts: ExportTexts,
  ) {}

  @Get('disa-aktar')
  async export(@Query() query: unknown, @Req() request: FastifyRequest, @Res() reply: FastifyReply): Promise<void> {
    const session = await this.sessions.read(request);
    const administrator = signedInAdministrator(session?.holder ?? null);
    const { islem, degiskenler, bicim } = parameters.parse(query);
    mustBeConfirmed(session!);
    const list = await this.lists.of(islem, variablesOf.parse(jsonOf(degiskenler)), administrator);
    const id = islem.replace('Managed', '').toLowerCase();
    const name = this.texts.words.file(islem) ?? id;
    const text = bicim === 'csv' ? this.csvOf(islem, list) : jsonLines(list);
    await this.downloads.send(reply, { actor: administratorActor(administrator) }, { id, name, format: bicim, text });
  }

  private async *csvOf(operation: string, { columns, rows }: ExportedList): AsyncIterable<string> {
    const shown = this.texts.columnsOf(operation, columns);
    const { words } = this.texts;
    yield BYTE_ORDER_MARK + csvHead(shown);
    for await (const row of rows) yield csvLine(row, shown, (path, value) => words.value(path, value));
  }
}

async function* jsonLines({ rows }: ExportedList): AsyncIterable<string> {
  let before = '[\n';
  for await (const row of rows) {
    yield before + JSON.stringify(row);
    before = ',\n';
  }
  yield before === '[\n' ? '[]\n' : '\n]\n';
}

function jsonOf(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    throw new DomainError('bad-request', 'invalid');
  }
}
