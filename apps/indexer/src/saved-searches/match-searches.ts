import { Client, type estypes } from '@elastic/elasticsearch';
import { Injectable, Logger } from '@nestjs/common';
import {
  allReferenceTables,
  GetReferenceTables,
  type MatchSearches,
  MOST_NEWLY_LISTED,
  type ReferenceTables,
  type ReplyOf,
  type RequestOf,
} from '@tedarik/commands';
import { RequestClient } from '@tedarik/messaging';
import { type BusinessDocument, chosenIds, keysOfWords, momentOf, queryWords, searchBusinesses } from '@tedarik/search';
import { Clock } from '@tedarik/service-kit';
import { IndexMissing, wrapOutage } from '../elasticsearch/elasticsearch.js';
import { RegisteredIndices } from '../projection/registered-indices.js';

type Request = RequestOf<typeof MatchSearches>;
type Match = ReplyOf<typeof MatchSearches>['matches'][number];
type Found = Pick<BusinessDocument, 'id' | 'version'>;

/** Both queries use the same copy of a shard, so the second one sees what the first one saw. */
const SAME_COPY = { preference: 'saved-searches' };
const REFUSED = 400;

/** Tries saved searches on newly listed businesses. */
@Injectable()
export class MatchSearchesQuery {
  private readonly log = new Logger('SavedSearches');

  constructor(
    private readonly client: Client,
    private readonly indices: RegisteredIndices,
    private readonly requests: RequestClient,
    private readonly clock: Clock,
  ) {}

  async execute({ businesses, searches }: Request): Promise<ReplyOf<typeof MatchSearches>> {
    return wrapOutage(async () => {
      const indexed = await this.indexed(businesses);
      if (indexed.length === 0 || searches.length === 0) return { indexed, matches: [] };
      // Read now and not cached, because a new business may be in a new category.
      const tables = await allReferenceTables((request) => this.requests.send(GetReferenceTables, request));
      return { indexed, matches: await this.match(searches, indexed, tables) };
    });
  }

  private async indexed(businesses: Request['businesses']): Promise<string[]> {
    const { indices } = this.indices.of('businesses');
    const { names } = indices;
    // An index of an older definition may store the fields differently; it is being rebuilt.
    if (!(await indices.present()).current) throw new IndexMissing(names.alias);
    const { hits } = await this.client.search<Found>({
      ...{ index: names.alias, ...SAME_COPY, size: MOST_NEWLY_LISTED, _source: ['id', 'version'] },
      query: { terms: { id: businesses.map(({ id }) => id) } },
    });
    const versions = new Map(hits.hits.flatMap(({ _source }) => (_source ? [[_source.id, _source.version]] : [])));
    return businesses.filter(({ id, version }) => (versions.get(id) ?? 0) >= version).map(({ id }) => id);
  }

  private async match(searches: Request['searches'], among: string[], tables: ReferenceTables): Promise<Match[]> {
    const index = this.indices.of('businesses').indices.names.publicAlias;
    const { responses } = await this.client.msearch<Pick<Found, 'id'>>({
      searches: searches.flatMap(({ criteria }) => [{ index, ...SAME_COPY }, this.bodyOf(criteria, among, tables)]),
    });
    return responses.flatMap((response, at) => {
      const searchId = searches[at]!.id;
      if ('error' in response) {
        if (response.status !== REFUSED) throw new IndexMissing(index);
        this.log.error({ msg: 'The search engine refuses a saved search', search: searchId });
        return [];
      }
      const businessIds = response.hits.hits.flatMap(({ _source }) => _source?.id ?? []);
      return businessIds.length > 0 ? [{ searchId, businessIds }] : [];
    });
  }

  private bodyOf(
    { text, ...choice }: Request['searches'][number]['criteria'],
    among: string[],
    tables: ReferenceTables,
  ): estypes.SearchRequest {
    const body = searchBusinesses({
      ...{ text, among, ...chosenIds(choice, tables) },
      keys: keysOfWords(queryWords(text, tables), tables),
      stopWords: tables.stopWords,
      moment: momentOf(this.clock.now()),
      sort: 'added',
      ...{ page: 1, pageSize: MOST_NEWLY_LISTED, counted: false },
    });
    return { ...body, _source: ['id'] };
  }
}
