import { DeleteSeoText, type AskContext, type ReplyOf, type RequestOf } from '@tedarik/commands';
import { SeoTextChanged } from '@tedarik/events';
import { Injectable } from '@nestjs/common';
import { Outbox } from '@tedarik/outbox';
import { Clock, CommandLog } from '@tedarik/service-kit';
import { SeoTextRepository } from '../seo-text/seo-text.repository.js';
import { seoTextId } from '../seo-text/seo-text.schema.js';
import { clearSeoText, seoTextSnapshot } from '../seo-text/seo-text.js';

/** Takes the text of a page away. Once more changes nothing. */
@Injectable()
export class DeleteSeoTextHandler {
  constructor(
    private readonly commandLog: CommandLog,
    private readonly texts: SeoTextRepository,
    private readonly outbox: Outbox,
    private readonly clock: Clock,
  ) {}

  async execute(
    request: RequestOf<typeof DeleteSeoText>,
    { commandId }: AskContext,
  ): Promise<ReplyOf<typeof DeleteSeoText>> {
    return this.commandLog.once(DeleteSeoText, request, commandId, async (session) => {
      const before = await this.texts.find(request, session);
      if (!before || before.html === null) return { version: before?.version ?? 0 };
      const text = clearSeoText(before, this.clock.now());
      await this.texts.save(session, text);
      const { version } = text;
      const data = seoTextSnapshot(text);
      await this.outbox.append(session, SeoTextChanged, { aggregateId: seoTextId(text), version, data });
      return { version };
    });
  }
}
