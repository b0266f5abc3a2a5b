import { SeoTextChanged } from '@tedarik/events';
import { Injectable } from '@nestjs/common';
import { Outbox } from '@tedarik/outbox';
import type { ClientSession } from 'mongoose';
import { SeoTextRepository } from './seo-text.repository.js';
import { seoTextId } from './seo-text.schema.js';
import {
  bringBackSeoText,
  clearSeoText,
  eraseSeoText,
  seoTextSnapshot,
  type SeoText,
  type SeoTextKey,
  withdrawSeoText,
} from './seo-text.js';

/** Takes the text of a page away or brings it back, in the transaction that does so with the page or the text. */
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
    await this.store(session, clearSeoText(before, now));
    return before;
  }

  /** The page is taken away, and its text with it. */
  async withPage(session: ClientSession, of: SeoTextKey, now: Date): Promise<void> {
    const before = await this.texts.find(of, session);
    if (before && before.html !== null) await this.store(session, withdrawSeoText(before, before.html, now));
  }

  /** The page is back, and with it what stood there. */
  async backWithPage(session: ClientSession, of: SeoTextKey, now: Date): Promise<void> {
    const before = await this.texts.find(of, session);
    if (before?.withdrawn !== undefined && before.html === null) {
      await this.store(session, bringBackSeoText(before, before.withdrawn, now));
    }
  }

  /** The page cannot come back any more, and nor can what stood there. Nobody is told: nobody saw it. */
  async eraseWithPage(session: ClientSession, of: SeoTextKey): Promise<void> {
    const before = await this.texts.find(of, session);
    if (before && before.html === null) await this.texts.save(session, eraseSeoText(before));
  }

  private async store(session: ClientSession, text: SeoText): Promise<void> {
    await this.texts.save(session, text);
    const { version } = text;
    const data = seoTextSnapshot(text);
    await this.outbox.append(session, SeoTextChanged, { aggregateId: seoTextId(text), version, data });
  }
}
