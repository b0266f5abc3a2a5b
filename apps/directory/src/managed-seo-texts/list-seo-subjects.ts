import type { ListSeoSubjects, ReplyOf, RequestOf } from '@tedarik/commands';
import { Injectable } from '@nestjs/common';
import { SeoSubjects } from './seo-subjects.js';
import { SeoTextRepository } from '../seo-text/seo-text.repository.js';

/** What a text may be about, and what has one already. */
@Injectable()
export class ListSeoSubjectsQuery {
  constructor(
    private readonly texts: SeoTextRepository,
    private readonly subjects: SeoSubjects,
  ) {}

  async execute({ kind }: RequestOf<typeof ListSeoSubjects>): Promise<ReplyOf<typeof ListSeoSubjects>> {
    const [written, subjects] = await Promise.all([this.texts.listPreviews(kind), this.subjects.list(kind)]);
    const keys = new Set(written.map(({ key }) => key));
    return { subjects: subjects.map((subject) => ({ ...subject, hasText: keys.has(subject.key) })) };
  }
}
