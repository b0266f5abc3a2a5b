import { SeoTextChanged } from '@tedarik/events';
import { Injectable } from '@nestjs/common';
import { Outbox } from '@tedarik/outbox';
import type { ClientSession } from 'mongoose';
import { SeoTextRepository } from './seo-text.repository.js';
import { seoTextId } from './seo-text.schema.js';
import { clearSeoText, seoTextSnapshot, type SeoText, type SeoTextKey } from './seo-text.js';

/** Takes the text of a page away, in the transaction of whoever does away with the page or the text. */
@Injectable()
export class SeoTextRemoval {
  constructor(
    private readonly texts: SeoTextRepository,
    private readonly outbox: Outbox,
  ) {}

  /** What stood there; undefined, and nothing changed, when there was no text (ADM-SEO-10). */
  async follow(session: ClientSession, of: SeoTextKey, now: Date): Promise<SeoText | undefined> {
    const before = await this.texts.find(of, session);
    if (!before || before.html === null) return undefined;
    const text = clearSeoText(before, now);
    await this.texts.save(session, text);
    const { version } = text;
    const data = seoTextSnapshot(text);
    await this.outbox.append(session, SeoTextChanged, { aggregateId: seoTextId(text), version, data });
    return before;
  }
}
