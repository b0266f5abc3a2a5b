import { Injectable } from '@nestjs/common';
import {
  DeleteSeoText,
  type GetSeoText,
  type ReplyOf,
  type RequestContext,
  type RequestOf,
  SaveSeoText,
  WriteSeoText,
} from '@tedarik/commands';
import { SeoTextChanged } from '@tedarik/events';
import { AuditTrail, Outbox } from '@tedarik/outbox';
import { Clock, CommandLog } from '@tedarik/service-kit';
import type { ClientSession } from 'mongoose';
import { SeoTextRemoval } from '../seo-text/seo-text-removal.js';
import { auditedSeoText, checkOpenedOn, type SeoText, seoTextSnapshot, writeSeoText } from '../seo-text/seo-text.js';
import { SeoTextRepository } from '../seo-text/seo-text.repository.js';
import { seoTextId } from '../seo-text/seo-text.schema.js';
import { managedSeoText, type ManagedSeoText } from './managed-seo-text.js';
import { SeoSubjects } from './seo-subjects.js';

type Saved = RequestOf<typeof SaveSeoText>;

/** The texts of city, district and category pages. */
@Injectable()
export class SeoTexts {
  constructor(
    private readonly commandLog: CommandLog,
    private readonly subjects: SeoSubjects,
    private readonly texts: SeoTextRepository,
    private readonly outbox: Outbox,
    private readonly auditTrail: AuditTrail,
    private readonly clock: Clock,
    private readonly removal: SeoTextRemoval,
  ) {}

  /** Stores the text of a page, replacing the former one. */
  async save(request: Saved, context: RequestContext): Promise<ReplyOf<typeof SaveSeoText>> {
    const name = await this.subjects.nameOf(request);
    return this.commandLog.once(SaveSeoText, request, context, async (session) => {
      const before = await this.texts.find(request, session);
      const { version } = await this.store(session, before, request, name);
      return { version };
    });
  }

  /** Saves a text from its form, new or edited. Throws when the stored version differs from the one on which the form was opened. */
  async write(request: RequestOf<typeof WriteSeoText>, context: RequestContext): Promise<ManagedSeoText> {
    const name = await this.subjects.nameOf(request);
    return this.commandLog.once(WriteSeoText, request, context, async (session) => {
      const before = await this.texts.find(request, session);
      checkOpenedOn(before, request.version);
      const text = await this.store(session, before, request, name);
      const action = request.version === 0 ? 'created' : 'changed';
      const record = auditedSeoText(text);
      await this.auditTrail.record(session, context, { action, record, before: before ?? null, after: text });
      return managedSeoText(text);
    });
  }

  /** Removes the text of a page. Idempotent. */
  async remove(
    request: RequestOf<typeof DeleteSeoText>,
    context: RequestContext,
  ): Promise<ReplyOf<typeof DeleteSeoText>> {
    return this.commandLog.once(DeleteSeoText, request, context, async (session) => {
      const before = await this.removal.follow(session, request, this.clock.now());
      if (before) {
        await this.auditTrail.record(session, context, { action: 'deleted', record: auditedSeoText(before), before });
      }
      return { version: (await this.texts.find(request, session))?.version ?? 0 };
    });
  }

  async get(request: RequestOf<typeof GetSeoText>): Promise<ReplyOf<typeof GetSeoText>> {
    const text = await this.texts.find(request);
    if (!text || text.html === null) return { seoText: null };
    return { seoText: { name: text.name, html: text.html, updatedAt: text.updatedAt.toISOString() } };
  }

  private async store(
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
