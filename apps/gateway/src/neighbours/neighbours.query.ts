import { Injectable, Logger } from '@nestjs/common';
import { ListBusinesses, ListBusinessesByIds, type ListedBusiness, type RequestOf } from '@tedarik/commands';
import { RequestClient } from '@tedarik/messaging';
import {
  BUSINESSES,
  foundNeighbours,
  type GeoPoint,
  NEARBY_METRES,
  nearbyBusinesses,
  type NeighboursOf,
  similarBusinesses,
} from '@tedarik/search';
import { toBusiness } from '../business/to-business.js';
import type { Business } from '../business/business.types.js';
import type { PageReads } from '../page-cache/page-reads.js';
import { ReferenceTablesService } from '../reference-tables/reference-tables.service.js';
import { CircuitOpen } from '../search/circuit.js';
import { SearchEngine } from '../search/search-engine.js';
import { metresApart } from './metres-apart.js';
import type { Neighbours } from './neighbours.types.js';

const SHOWN = 3;
/** The directory orders its list by rating only, so the nearest are chosen from this many of the best. */
const LOOKED_AT = 50;

interface Found {
  id: string;
  metres: number | null;
}
type List = Omit<RequestOf<typeof ListBusinesses>, 'words' | 'sort' | 'page'>;

/** Suggests other businesses to a buyer: similar ones, and ones nearby. */
@Injectable()
export class NeighboursQuery {
  private readonly log = new Logger('Neighbours');

  constructor(
    private readonly engine: SearchEngine,
    private readonly requests: RequestClient,
    private readonly tables: ReferenceTablesService,
  ) {}

  /**
   * The ids come from the index and are fetched again whenever the page is rendered. Their details come from the directory, whose events
   * purge the page. Throws RequestFailed when the directory does not reply.
   */
  async execute(business: Business, reads: PageReads): Promise<Neighbours> {
    const { similar, nearby } = (await this.fromIndex(business)) ?? (await this.fromOwner(business, reads));
    const alike = similar.slice(0, SHOWN);
    const around = nearby.filter(({ id }) => !alike.some((one) => one.id === id)).slice(0, SHOWN);
    const ids = [...alike, ...around].map(({ id }) => id);
    if (ids.length === 0) return { similar: [], nearby: [] };
    reads.from(...ids.map((id) => `business:${id}` as const));
    const [{ businesses }, tables] = await Promise.all([
      this.requests.send(ListBusinessesByIds, { ids }),
      this.tables.read(reads),
    ]);
    // A merged business is answered with its heir, which was not chosen as a neighbour, so it is left out.
    const byId = new Map(businesses.map((one) => [one.id, one]));
    const shown = ({ id, metres }: Found) => {
      const found = byId.get(id);
      return found ? [{ ...toBusiness(found, tables), distance: metres }] : [];
    };
    return { similar: alike.flatMap(shown), nearby: around.flatMap(shown) };
  }

  private async fromIndex(business: Business): Promise<{ similar: Found[]; nearby: Found[] } | undefined> {
    const of = neighboursOf(business);
    const find = async (body: ReturnType<typeof similarBusinesses>) =>
      body ? foundNeighbours(await this.engine.search<{ id: string }>(BUSINESSES, body)) : [];
    try {
      const [similar, nearby] = await Promise.all([
        find(similarBusinesses(of, SHOWN)),
        find(nearbyBusinesses(of, 2 * SHOWN)),
      ]);
      return { similar: similar.map(({ id }) => ({ id, metres: null })), nearby };
    } catch (error) {
      if (!(error instanceof CircuitOpen))
        this.log.warn(`Neighbours are read from the directory instead of the index: ${String(error)}`);
      return undefined;
    }
  }

  /** Similar: those in its categories by rating, in its province first. Nearby: the nearest among the best of its province. */
  private async fromOwner(business: Business, reads: PageReads): Promise<{ similar: Found[]; nearby: Found[] }> {
    reads.degraded = true;
    const { id: own, categoryIds, cityKey, position } = neighboursOf(business);
    const others = async (list: List): Promise<ListedBusiness[]> => {
      const { businesses } = await this.requests.send(ListBusinesses, { words: [], sort: 'rating', page: 1, ...list });
      return businesses.filter(({ id }) => id !== own);
    };
    const city = cityKey ? { cityKey } : {};
    const alike = async () => {
      if (categoryIds.length === 0) return [];
      const list = { categoryIds: categoryIds.slice(0, 20), pageSize: SHOWN + 1 };
      const here = await others({ ...list, ...city });
      return here.length >= SHOWN || !cityKey ? here : [...here, ...(await others(list))];
    };
    const around = async () => (position && cityKey ? others({ categoryIds: [], ...city, pageSize: LOOKED_AT }) : []);
    const [similar, nearby] = await Promise.all([alike(), around()]);
    return {
      similar: [...new Set(similar.map(({ id }) => id))].map((id) => ({ id, metres: null })),
      nearby: position ? byDistanceFrom(position, nearby) : [],
    };
  }
}

function neighboursOf({ id, categories, products, headquarters: at }: Business): NeighboursOf {
  const isPlaced = at?.latitude != null && at.longitude != null;
  return {
    id,
    categoryIds: categories.map((category) => category.id),
    productNames: products.map(({ name }) => name),
    cityKey: at?.citySlug ?? null,
    position: isPlaced ? { lat: at.latitude!, lon: at.longitude! } : null,
  };
}

const byDistanceFrom = (position: GeoPoint, businesses: ListedBusiness[]): Found[] =>
  businesses
    .map(({ id, locations }) => ({ id, metres: Math.min(...locations.map((one) => metresApart(position, one))) }))
    .filter(({ metres }) => metres <= NEARBY_METRES)
    .toSorted((one, other) => one.metres - other.metres);
