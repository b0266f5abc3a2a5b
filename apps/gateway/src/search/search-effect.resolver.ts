import { Args, Context, Query, Resolver } from '@nestjs/graphql';
import { parseUntrusted } from '@tedarik/service-kit';
import { type AdministratorContext, ActingAdministrator } from '../graphql/administrator-context.js';
import { Manages } from '../graphql/manages.js';
import { RateLimits } from '../limits/rate-limits.js';
import { PageReads } from '../page-cache/page-reads.js';
import { ReferenceTablesService } from '../reference-tables/reference-tables.service.js';
import { SearchEffect, WordDraft, WordDraftInput } from './search-effect.types.js';
import { SearchEffects } from './search-effects.js';

@Resolver()
@Manages('synonyms')
export class SearchEffectResolver {
  constructor(
    private readonly effects: SearchEffects,
    private readonly tables: ReferenceTablesService,
    private readonly limits: RateLimits,
  ) {}

  @Query(() => SearchEffect, {
    description: 'Effect that a synonym or stop word would have on the latest searches that contain its words.',
  })
  async managedSearchEffect(
    @Args('draft', { type: () => WordDraftInput }) sent: WordDraftInput,
    @Context('reads') reads: PageReads,
    @ActingAdministrator() acting: AdministratorContext,
  ): Promise<SearchEffect> {
    const draft = parseUntrusted(WordDraft, sent);
    await this.limits.take('searchEffect', acting.actor.id);
    const { rows } = await this.tables.read(reads);
    return this.effects.of(draft, rows, acting);
  }
}
