import type { GetManagedSeoText, ListManagedSeoTexts, ListSeoSubjects, ReplyOf, RequestOf } from '@tedarik/commands';
import { Injectable } from '@nestjs/common';
import { sortKey } from '@tedarik/turkish';
import { managedPage } from '@tedarik/records';
import { managedSeoText } from './managed-seo-text.js';
import { SeoSubjects } from './seo-subjects.js';
import { SeoTextRepository } from '../seo-text/seo-text.repository.js';

type Page = ReplyOf<typeof ListManagedSeoTexts>;

/** Turkish names of the kinds, by which texts can be searched (ADM-SEO-01). */
const TYPES = { city: 'şehir', district: 'semt', category: 'kategori' } as const;

/** SEO texts for the back office, with the current names of their subjects. */
@Injectable()
export class ManagedSeoTexts {
  constructor(
    private readonly texts: SeoTextRepository,
    private readonly subjects: SeoSubjects,
  ) {}

  /** A page of the texts, without their HTML. */
  async list({ kind, ...request }: RequestOf<typeof ListManagedSeoTexts>): Promise<Page> {
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

  /** One text for its form. */
  async get(request: RequestOf<typeof GetManagedSeoText>): Promise<ReplyOf<typeof GetManagedSeoText>> {
    const [text, names] = await Promise.all([this.texts.find(request), this.subjects.names()]);
    if (!text || text.html === null) return { seoText: null };
    return { seoText: managedSeoText({ ...text, name: names.of(text) ?? text.name }) };
  }

  /** All possible subjects of this kind, and whether each has a text already. */
  async listSubjects({ kind }: RequestOf<typeof ListSeoSubjects>): Promise<ReplyOf<typeof ListSeoSubjects>> {
    const [written, subjects] = await Promise.all([this.texts.listPreviews(kind), this.subjects.list(kind)]);
    const keys = new Set(written.map(({ key }) => key));
    return { subjects: subjects.map((subject) => ({ ...subject, hasText: keys.has(subject.key) })) };
  }
}
