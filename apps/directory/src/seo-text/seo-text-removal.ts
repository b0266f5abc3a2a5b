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

/** Removes or restores the text of a page, in the transaction that deletes or restores the page or the text. */
@Injectable()
export class SeoTextRemoval {
  constructor(
    private readonly texts: SeoTextRepository,
    private readonly outbox: Outbox,
  ) {}

  /** Removes the text and returns it; returns undefined and changes nothing when there was none (ADM-SEO-10). */
  async follow(session: ClientSession, of: SeoTextKey, now: Date): Promise<SeoText | undefined> {
    const before = await this.texts.find(of, session);
    if (!before || before.html === null) return undefined;
    await this.store(session, clearSeoText(before, now));
    return before;
  }

  /** Withdraws the text together with its page. */
  async withPage(session: ClientSession, of: SeoTextKey, now: Date): Promise<void> {
    const before = await this.texts.find(of, session);
    if (before && before.html !== null) await this.store(session, withdrawSeoText(before, before.html, now));
  }

  /** Restores the withdrawn text together with its page. */
  async backWithPage(session: ClientSession, of: SeoTextKey, now: Date): Promise<void> {
    const before = await this.texts.find(of, session);
    if (before?.withdrawn !== undefined && before.html === null) {
      await this.store(session, bringBackSeoText(before, before.withdrawn, now));
    }
  }

  /** Deletes the withdrawn text once its page can no longer be restored. Publishes nothing, because the text was not public. */
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
