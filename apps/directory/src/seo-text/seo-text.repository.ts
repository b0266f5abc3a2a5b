import { Injectable } from '@nestjs/common';
import { Database, without } from '@tedarik/service-kit';
import type { SeoTextKind } from '@tedarik/events';
import type { ClientSession } from 'mongoose';
import type { SeoText, SeoTextKey } from './seo-text.js';
import { seoTextDocuments, seoTextId, type SeoTextDocument } from './seo-text.schema.js';

@Injectable()
export class SeoTextRepository {
  private readonly stored = seoTextDocuments(this.database.connection);

  constructor(private readonly database: Database) {}

  /** Also returns removed texts, whose `html` is null. */
  async find(of: SeoTextKey, session: ClientSession | null = null): Promise<SeoText | undefined> {
    const document = await this.stored.model.findById(seoTextId(of)).session(session).lean<SeoTextDocument>();
    if (!document) return undefined;
    return without(document, ['_id']);
  }

  /** The texts of existing pages without their HTML, of all kinds or of one. */
  async listPreviews(kind?: SeoTextKind): Promise<Omit<SeoText, 'html'>[]> {
    const filter = { html: { $ne: null }, ...(kind && { kind }) };
    const found = await this.stored.model.find(filter, { html: 0 }).lean<Omit<SeoTextDocument, 'html'>[]>();
    return found.map((document) => without(document, ['_id']));
  }

  async save(session: ClientSession, text: SeoText): Promise<void> {
    await this.stored.collection.replaceOne({ _id: seoTextId(text) }, text, { session, upsert: true });
  }
}
