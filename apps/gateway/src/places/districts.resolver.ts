import { Args, Context, Int, Query, Resolver } from '@nestjs/graphql';
import { keysOfDistrict } from '@tedarik/search';
import { pageOf } from '../limits/arguments.js';
import { PageReads } from '../page-cache/page-reads.js';
import { ReferenceTablesService } from '../reference-tables/reference-tables.service.js';
import { District } from './district.types.js';
import { movedOrMissingAnswer } from './moved-or-missing-answer.js';
import { type DistrictAnswer, DistrictAnswerType } from './place-answer.types.js';
import { PlacePageQuery } from './place-page.query.js';
import { byCount, toDistrict } from './to-place.js';

@Resolver(() => District)
export class DistrictsResolver {
  constructor(
    private readonly tables: ReferenceTablesService,
    private readonly pages: PlacePageQuery,
  ) {}

  @Query(() => [District], { description: 'All districts, by number of businesses (descending), then by name.' })
  async districts(@Context('reads') reads: PageReads): Promise<District[]> {
    reads.from('counts');
    const { rows } = await this.tables.read(reads);
    return byCount(rows.districts).map(toDistrict);
  }

  @Query(() => DistrictAnswerType, {
    description:
      'The district with this slug and its businesses, or the reason why there is none. A `page` beyond the last has no items.',
  })
  async district(
    @Args('slug', { type: () => String }) slug: string,
    @Args('page', { type: () => Int, defaultValue: 1 }) page: number,
    @Context('reads') reads: PageReads,
  ): Promise<DistrictAnswer> {
    const at = pageOf(page);
    const tables = await this.tables.read(reads);
    const answer = tables.districtAt(slug);
    if (answer.found !== 'live') return movedOrMissingAnswer(answer, slug, tables);
    const { row } = answer;
    const [description, seoText, businesses] = await Promise.all([
      this.pages.descriptionOf(row, reads),
      this.pages.seoText('district', row.id, reads),
      this.pages.businesses({ districtKeys: keysOfDistrict(row) }, at, tables, reads),
    ]);
    return { __typename: 'DistrictFound', district: { ...toDistrict(row), description }, seoText, businesses };
  }
}
