import { Args, Context, Query, Resolver } from '@nestjs/graphql';
import { parseSent } from '@tedarik/service-kit';
import { type Acting, ActingAdministrator } from '../graphql/acting.js';
import { Manages } from '../graphql/manages.js';
import { RateLimits } from '../limits/rate-limits.js';
import { PageReads } from '../page-cache/page-reads.js';
import { ReferenceTablesService } from '../reference-tables/reference-tables.service.js';
import { SearchEffect, SynonymDraft, SynonymDraftInput } from './search-effect.types.js';
import { SearchEffects } from './search-effects.js';

@Resolver()
@Manages('synonyms')
export class SearchEffectResolver {
  constructor(
    private readonly effects: SearchEffects,
    private readonly tables: ReferenceTablesService,
    private readonly limits: RateLimits,
  ) {}

  @Query(() => SearchEffect, { description: 'What a synonym would do to the latest searches that have its words.' })
  async managedSynonymEffect(
    @Args('draft', { type: () => SynonymDraftInput }) sent: SynonymDraftInput,
    @Context('reads') reads: PageReads,
    @ActingAdministrator() acting: Acting,
  ): Promise<SearchEffect> {
    const draft = parseSent(SynonymDraft, sent);
    await this.limits.take('searchEffect', acting.actor.id);
    const { rows } = await this.tables.read(reads);
    return this.effects.ofSynonym(draft, rows, acting);
  }
}
