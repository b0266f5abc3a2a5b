import type { ListManagedSeoTexts, ReplyOf, RequestOf } from '@tedarik/commands';
import { Injectable } from '@nestjs/common';
import { sortKey } from '@tedarik/turkish';
import { managedPage } from '@tedarik/records';
import { SeoSubjects } from './seo-subjects.js';
import { SeoTextRepository } from '../seo-text/seo-text.repository.js';

/** Turkish names of the types, for the search (ADM-SEO-01). */
const TYPES = { city: 'şehir', district: 'semt', category: 'kategori' } as const;

/** Texts of pages as the back office lists them, without their content. Names are those of today. */
@Injectable()
export class ListManagedSeoTextsQuery {
  constructor(
    private readonly texts: SeoTextRepository,
    private readonly subjects: SeoSubjects,
  ) {}

  async execute({
    kind,
    ...request
  }: RequestOf<typeof ListManagedSeoTexts>): Promise<ReplyOf<typeof ListManagedSeoTexts>> {
    const [all, names] = await Promise.all([this.texts.listPreviews(kind), this.subjects.names()]);
    const named = all.map((text) => {
      const name = names.of(text) ?? text.name;
      return { ...text, name, order: `${text.kind} ${sortKey(name)}` };
    });
    const { rows, total } = managedPage(named, request, {
      texts: (text) => [text.name, TYPES[text.kind], text.kind],
      by: { subject: ({ order }) => order, updated: ({ updatedAt }) => updatedAt.getTime() },
      then: ({ order, key }) => order + key,
    });
    return {
      seoTexts: rows.map((text) => ({
        kind: text.kind,
        key: text.key,
        name: text.name,
        preview: text.preview,
        updatedAt: text.updatedAt.toISOString(),
      })),
      total,
    };
  }
}
