import type { GetSeoText, ReplyOf, RequestOf } from '@tedarik/commands';
import { Injectable } from '@nestjs/common';
import { SeoTextRepository } from '../seo-text/seo-text.repository.js';

@Injectable()
export class GetSeoTextQuery {
  constructor(private readonly texts: SeoTextRepository) {}

  async execute(request: RequestOf<typeof GetSeoText>): Promise<ReplyOf<typeof GetSeoText>> {
    const text = await this.texts.find(request);
    if (!text || text.html === null) return { seoText: null };
    return { seoText: { name: text.name, html: text.html, updatedAt: text.updatedAt.toISOString() } };
  }
}
