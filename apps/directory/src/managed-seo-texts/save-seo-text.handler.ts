import { SaveSeoText, type RequestContext, type ReplyOf, type RequestOf } from '@tedarik/commands';
import { SeoTextChanged } from '@tedarik/events';
import { Injectable } from '@nestjs/common';
import { Outbox } from '@tedarik/outbox';
import { Clock, CommandLog } from '@tedarik/service-kit';
import { SeoSubjects } from './seo-subjects.js';
import { SeoTextRepository } from '../seo-text/seo-text.repository.js';
import { seoTextId } from '../seo-text/seo-text.schema.js';
import { seoTextSnapshot, writeSeoText } from '../seo-text/seo-text.js';

/** Writes the text of a page in place of the one before. */
@Injectable()
export class SaveSeoTextHandler {
  constructor(
    private readonly commandLog: CommandLog,
    private readonly subjects: SeoSubjects,
    private readonly texts: SeoTextRepository,
    private readonly outbox: Outbox,
    private readonly clock: Clock,
  ) {}

  async execute(request: RequestOf<typeof SaveSeoText>, context: RequestContext): Promise<ReplyOf<typeof SaveSeoText>> {
    const name = await this.subjects.nameOf(request);
    return this.commandLog.once(SaveSeoText, request, context, async (session) => {
      const { kind, key, html } = request;
      const before = await this.texts.find({ kind, key }, session);
      const text = writeSeoText(before, { kind, key }, name, html, this.clock.now());
      await this.texts.save(session, text);
      const { version } = text;
      const data = seoTextSnapshot(text);
      await this.outbox.append(session, SeoTextChanged, { aggregateId: seoTextId(text), version, data });
      return { version };
    });
  }
}
