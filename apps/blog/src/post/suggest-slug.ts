import type { ReplyOf, RequestOf, SuggestBlogSlug } from '@tedarik/commands';
import { Injectable } from '@nestjs/common';
import { newId } from '@tedarik/service-kit';
import { slugOf } from '../slug/slug.js';
import { SlugsRepository } from '../slug/slugs.repository.js';

/** Returns a slug that is free now; it is not reserved until a record is saved with it. */
@Injectable()
export class SuggestSlugQuery {
  constructor(private readonly slugs: SlugsRepository) {}

  async execute({ kind, text, exceptId }: RequestOf<typeof SuggestBlogSlug>): Promise<ReplyOf<typeof SuggestBlogSlug>> {
    return { slug: await this.slugs.suggest(kind, slugOf(kind, exceptId ?? newId(), text), exceptId) };
  }
}
