import { Controller, Get, Param, Query, Req, Res } from '@nestjs/common';
import {
  type RequestContext,
  GetImport,
  ImportRow,
  ListImportRows,
  type RequestOf,
  RowForecast,
  RowOutcome,
} from '@tedarik/commands';
import { RequestClient } from '@tedarik/messaging';
import { slugify } from '@tedarik/turkish';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { z } from 'zod';
import { administratorActor, administratorOf } from '../administrators/administrator.js';
import { mustBeConfirmed } from '../administrators/confirmation.js';
import { AdministratorSessions } from '../administrators/administrator-sessions.js';
import { BACK_OFFICE } from '../back-office/back-office-paths.js';
import { Downloads } from '../back-office/export/downloads.js';
import { ExportTexts } from '../back-office/export/export-texts.js';
import { type RowLines, rowLines } from './row-lines.js';
import { ROWS_OF_IMPORT, rowTable } from './row-table.js';

const ROWS_AT_ONCE = 200;
const parameters = z.strictObject({
  sonuc: RowOutcome.shape.outcome.nullable().default(null),
  beklenti: RowForecast.nullable().default(null),
  bicim: z.enum(['tablo']).nullable().default(null),
  'geri-alma': ImportRow.shape.undo.default(null),
});
type Filter = Omit<RequestOf<typeof ListImportRows>, 'afterRow' | 'limit'>;

/**
 * GET /yonetici/ice-aktarim/{id}/satirlar: rows of an import, either in a format that can be imported again or as a readable table. As for
 * every export, the session must be confirmed.
 */
@Controller(`${BACK_OFFICE}/ice-aktarim`)
export class ImportRowsController {
  constructor(
    private readonly sessions: AdministratorSessions,
    private readonly requests: RequestClient,
    private readonly downloads: Downloads,
    private readonly texts: ExportTexts,
  ) {}

  @Get(':id/satirlar')
  async rows(
    @Param('id') id: string,
    @Query() query: unknown,
    @Req() request: FastifyRequest,
    @Res() reply: FastifyReply,
  ): Promise<void> {
    const session = await this.sessions.read(request);
    const acting = { actor: administratorActor(administratorOf(session?.holder, 'imports')) };
    const { sonuc, beklenti, bicim, 'geri-alma': undo } = parameters.parse(query);
    mustBeConfirmed(session!);
    const { form } = await this.requests.send(GetImport, { id }, acting);
    const filter = { id, outcome: sonuc, forecast: beklenti, undo };
    const first = await this.page(filter, 0, acting);
    const lines = bicim ? rowTable(this.texts.words, form, first) : rowLines(form, first);
    const shown = sonuc ?? beklenti ?? undo;
    const { words } = this.texts;
    const names = [words.file(ROWS_OF_IMPORT) ?? 'satirlar', shown && slugify(words.value(['outcome'], shown))];
    await this.downloads.send(reply, acting, {
      name: names.filter(Boolean).join('-'),
      format: lines.format,
      text: this.linesOf(lines, filter, first, acting),
    });
  }

  /** A page may be short because a message has a size limit, so only an empty page is the last. */
  private async *linesOf(
    { head, line }: RowLines,
    filter: Filter,
    first: ImportRow[],
    acting: Partial<RequestContext>,
  ) {
    yield head;
    for (let rows = first; rows.length > 0; rows = await this.page(filter, rows.at(-1)!.row, acting))
      yield rows.map(line).join('');
  }

  private async page(filter: Filter, afterRow: number, acting: Partial<RequestContext>): Promise<ImportRow[]> {
    return (await this.requests.send(ListImportRows, { ...filter, afterRow, limit: ROWS_AT_ONCE }, acting)).rows;
  }
}
