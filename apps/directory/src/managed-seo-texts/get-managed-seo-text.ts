import type { GetManagedSeoText, ReplyOf, RequestOf } from '@tedarik/commands';
import { Injectable } from '@nestjs/common';
import { managedSeoText } from './managed-seo-text.js';
import { SeoSubjects } from './seo-subjects.js';
import { SeoTextRepository } from '../seo-text/seo-text.repository.js';

/** The text of a page as a form opens it. */
@Injectable()
export class GetManagedSeoTextQuery {
  constructor(
    private readonly texts: SeoTextRepository,
    private readonly subjects: SeoSubjects,
  ) {}

  async execute(request: RequestOf<typeof GetManagedSeoText>): Promise<ReplyOf<typeof GetManagedSeoText>> {
    const [text, names] = await Promise.all([this.texts.find(request), this.subjects.names()]);
    if (!text || text.html === null) return { seoText: null };
    return { seoText: managedSeoText({ ...text, name: names.of(text) ?? text.name }) };
  }
}
