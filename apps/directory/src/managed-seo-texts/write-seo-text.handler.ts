import { WriteSeoText, type RequestContext, type RequestOf } from '@tedarik/commands';
import { SeoTextChanged } from '@tedarik/events';
import { Injectable } from '@nestjs/common';
import { AuditTrail, Outbox } from '@tedarik/outbox';
import { Clock, CommandLog } from '@tedarik/service-kit';
import type { ClientSession } from 'mongoose';
import { managedSeoText, type ManagedSeoText } from './managed-seo-text.js';
import { SeoSubjects } from './seo-subjects.js';
import { SeoTextRepository } from '../seo-text/seo-text.repository.js';
import { seoTextId } from '../seo-text/seo-text.schema.js';
import { auditedSeoText, checkOpenedOn, seoTextSnapshot, writeSeoText } from '../seo-text/seo-text.js';

type Request = RequestOf<typeof WriteSeoText>;

/** Saves the text of a page from a form, for adding and editing alike, unless it is another than the form was opened on. */
@Injectable()
export class WriteSeoTextHandler {
  constructor(
    private readonly commandLog: CommandLog,
    private readonly subjects: SeoSubjects,
    private readonly texts: SeoTextRepository,
    private readonly outbox: Outbox,
    private readonly auditTrail: AuditTrail,
    private readonly clock: Clock,
  ) {}

  async execute(request: Request, context: RequestContext): Promise<ManagedSeoText> {
    const name = await this.subjects.nameOf(request);
    return this.commandLog.once(WriteSeoText, request, context, (session) =>
      this.write(session, request, name, context),
    );
  }

  private async write(
    session: ClientSession,
    { kind, key, html, version: openedOn }: Request,
    name: string,
    context: RequestContext,
  ): Promise<ManagedSeoText> {
    const before = await this.texts.find({ kind, key }, session);
    checkOpenedOn(before, openedOn);
    const text = writeSeoText(before, { kind, key }, name, html, this.clock.now());
    await this.texts.save(session, text);
    const { version } = text;
    const data = seoTextSnapshot(text);
    await this.outbox.append(session, SeoTextChanged, { aggregateId: seoTextId(text), version, data });
    const action = openedOn === 0 ? 'created' : 'changed';
    const record = auditedSeoText(text);
    await this.auditTrail.record(session, context, { action, record, before: before ?? null, after: text });
    return managedSeoText(text);
  }
}
