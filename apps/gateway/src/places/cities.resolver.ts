import { Args, Context, Int, Query, Resolver } from '@nestjs/graphql';
import { pageOf } from '../limits/arguments.js';
import { PageReads } from '../page-cache/page-reads.js';
import { ReferenceTablesService } from '../reference-tables/reference-tables.service.js';
import { City } from './city.types.js';
import { movedOrMissingAnswer } from './moved-or-missing-answer.js';
import { type CityAnswer, CityAnswerType } from './place-answer.types.js';
import { PlacePageQuery } from './place-page.query.js';
import { byCount, toCity } from './to-place.js';

@Resolver(() => City)
export class CitiesResolver {
  constructor(
    private readonly tables: ReferenceTablesService,
    private readonly pages: PlacePageQuery,
  ) {}

  @Query(() => [City], {
    description: 'Cities with at least one public business, by number of businesses (descending), then by name.',
  })
  async cities(@Context('reads') reads: PageReads): Promise<City[]> {
    reads.from('counts');
    const { rows } = await this.tables.read(reads);
    return byCount(rows.cities).map(toCity);
  }

  @Query(() => CityAnswerType, {
    description:
      'The city with this slug and its businesses, or the reason why there is none. A `page` beyond the last has no items.',
  })
  async city(
    @Args('slug', { type: () => String }) slug: string,
    @Args('page', { type: () => Int, defaultValue: 1 }) page: number,
    @Context('reads') reads: PageReads,
  ): Promise<CityAnswer> {
    const at = pageOf(page);
    // A city outside the provinces exists only while it has businesses.
    reads.from('counts');
    const tables = await this.tables.read(reads);
    const answer = tables.cityAt(slug);
    if (answer.found !== 'live') return movedOrMissingAnswer(answer, slug, tables);
    const { row } = answer;
    const [seoText, businesses] = await Promise.all([
      this.pages.seoText('city', row.key, reads),
      this.pages.businesses({ cityKey: row.key }, at, tables, reads),
    ]);
    return { __typename: 'CityFound', city: toCity(row), seoText, businesses };
  }
}
