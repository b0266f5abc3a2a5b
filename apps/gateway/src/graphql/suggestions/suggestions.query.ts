import { Injectable } from '@nestjs/common';
import type { PageReads } from '../../page-cache/page-reads.js';
import { ReferenceTablesService } from '../../reference-tables/reference-tables.service.js';
import { BusinessSearch } from '../../search/business-search.js';
import { toBusiness } from '../business/to-business.js';
import { beginningWith } from './beginning-with.js';
import type { Suggestions } from './suggestions.types.js';

const MOST = { categories: 3, cities: 2, businesses: 4 };
const SHORTEST = 2;

/** What a visitor may mean while typing. */
@Injectable()
export class SuggestionsQuery {
  constructor(
    private readonly tables: ReferenceTablesService,
    private readonly search: BusinessSearch,
  ) {}

  /** Nothing for less than two characters. Throws AskFailed when neither the search engine nor the owner answers. */
  async execute(typed: string, reads: PageReads): Promise<Suggestions> {
    const text = typed.trim();
    if ([...text].length < SHORTEST) return { categories: [], cities: [], businesses: [] };
    const tables = await this.tables.read(reads);
    const page = { text, sort: 'relevance', page: 1, pageSize: MOST.businesses } as const;
    const { cards } = await this.search.find({ ...page, categoryIds: [] }, tables);
    return {
      categories: beginningWith(text, tables.categories, MOST.categories),
      cities: beginningWith(text, tables.rows.cities, MOST.cities).map(({ key, ...city }) => ({ ...city, slug: key })),
      businesses: cards.map((card) => toBusiness(card, tables)),
    };
  }
}
