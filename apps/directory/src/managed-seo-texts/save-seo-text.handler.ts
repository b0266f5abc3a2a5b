import { SaveSeoText, type RequestContext, type ReplyOf, type RequestOf, WriteSeoText } from '@tedarik/commands';
import { SeoTextChanged } from '@tedarik/events';
import { Injectable } from '@nestjs/common';
import { AuditTrail, Outbox } from '@tedarik/outbox';
import { Clock, CommandLog } from '@tedarik/service-kit';
import type { ClientSession } from 'mongoose';
import { managedSeoText, type ManagedSeoText } from './managed-seo-text.js';
import { SeoSubjects } from './seo-subjects.js';
import { SeoTextRepository } from '../seo-text/seo-text.repository.js';
import { seoTextId } from '../seo-text/seo-text.schema.js';
import { auditedSeoText, checkOpenedOn, seoTextSnapshot, writeSeoText, type SeoText } from '../seo-text/seo-text.js';

type Saved = RequestOf<typeof SaveSeoText>;

/** Stores the text of a page, replacing the former one. */
@Injectable()
export class SaveSeoTextHandler {
  constructor(
    private readonly commandLog: CommandLog,
    private readonly subjects: SeoSubjects,
    private readonly texts: SeoTextRepository,
    private readonly outbox: Outbox,
    private readonly auditTrail: AuditTrail,
    private readonly clock: Clock,
  ) {}

  async execute(request: Saved, context: RequestContext): Promise<ReplyOf<typeof SaveSeoText>> {
    const name = await this.subjects.nameOf(request);
    return this.commandLog.once(SaveSeoText, request, context, async (session) => {
      const before = await this.texts.find(request, session);
      const { version } = await this.save(session, before, request, name);
      return { version };
    });
  }

  /** Saves a text from its form, new or edited. Throws when the stored version differs from the one on which the form was opened. */
  async write(request: RequestOf<typeof WriteSeoText>, context: RequestContext): Promise<ManagedSeoText> {
    const name = await this.subjects.nameOf(request);
    return this.commandLog.once(WriteSeoText, request, context, async (session) => {
      const before = await this.texts.find(request, session);
      checkOpenedOn(before, request.version);
      const text = await this.save(session, before, request, name);
      const action = request.version === 0 ? 'created' : 'changed';
      const record = auditedSeoText(text);
      await this.auditTrail.record(session, context, { action, record, before: before ?? null, after: text });
      return managedSeoText(text);
    });
  }

  private async save(
    session: ClientSession,
    before: SeoText | undefined,
    { kind, key, html }: Saved,
    name: string,
  ): Promise<SeoText> {
    const text = writeSeoText(before, { kind, key }, name, html, this.clock.now());
    await this.texts.save(session, text);
    const { version } = text;
    const data = seoTextSnapshot(text);
    await this.outbox.append(session, SeoTextChanged, { aggregateId: seoTextId(text), version, data });
    return text;
  }
}
