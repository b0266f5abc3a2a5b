import type { estypes } from '@elastic/elasticsearch';
import type { BusinessDocument } from './business-document.js';
import { inTheFirstWay, type Match, type Ways } from './matches.js';
import { type BusinessSearch, type GeoPoint, inAnyOf, type MapArea, narrowed } from './search-businesses.js';

/** What a map shows: the businesses that a list would, in its part of the world, gathered where they stand close together. */
export interface MapSearch extends Omit<BusinessSearch, 'match' | 'sort' | 'page' | 'pageSize'> {
  area: MapArea;
  /** As of maps on the web: 0 is the whole world in one tile of 512 pixels. */
  zoom: number;
}

/** Several businesses close together: where their middle is, and the part of the map that holds them, which may be a point. */
export interface MapCluster {
  latitude: number;
  longitude: number;
  count: number;
  area: MapArea;
}

/** One business that stands alone. */
export interface MapPin {
  id: string;
  slug: string;
  name: string;
  averageRating: number | null;
  latitude: number;
  longitude: number;
}

export interface MapOfBusinesses {
  clusters: MapCluster[];
  pins: MapPin[];
  /** Businesses in the area. */
  total: number;
}

/** A tile of a map is so many times as wide as a cell: cells are 64 pixels wide. */
const CELLS_PER_TILE_LOG2 = 3;
/** With more cells a map is neither read nor drawn quickly: they are made larger. */
const MOST_CELLS = 400;
const FINEST = 22;
/** The Mercator projection ends here. */
const LAST_LATITUDE = 85.05;

const columnOf = (longitude: number, precision: number): number => ((longitude + 180) / 360) * 2 ** precision;
function rowOf(latitude: number, precision: number): number {
  const radians = (Math.min(Math.max(latitude, -LAST_LATITUDE), LAST_LATITUDE) * Math.PI) / 180;
  return ((1 - Math.asinh(Math.tan(radians)) / Math.PI) / 2) * 2 ** precision;
}
const longitudeOf = (column: number, precision: number): number => (column / 2 ** precision) * 360 - 180;
const latitudeOf = (row: number, precision: number): number =>
  (Math.atan(Math.sinh(Math.PI * (1 - (2 * row) / 2 ** precision))) * 180) / Math.PI;

/** How finely an area is divided at a zoom. */
export function precisionOf({ west, south, east, north }: MapArea, zoom: number): number {
  const cells = (precision: number) =>
    (columnOf(east, precision) - columnOf(west, precision) + 1) *
    (rowOf(south, precision) - rowOf(north, precision) + 1);
  let precision = Math.min(Math.max(Math.round(zoom), 0) + CELLS_PER_TILE_LOG2, FINEST);
  while (precision > 0 && cells(precision) > MOST_CELLS) precision -= 1;
  return precision;
}

/** The part of the map that a cell of the engine's grid covers: its key is `precision/column/row`. */
function areaOfCell(key: string): MapArea {
  const [precision = 0, column = 0, row = 0] = key.split('/').map(Number);
  return {
    west: longitudeOf(column, precision),
    south: latitudeOf(row + 1, precision),
    east: longitudeOf(column + 1, precision),
    north: latitudeOf(row, precision),
  };
}

function mapBusinesses({ categoryIds, zoom, ...search }: MapSearch & { match: Match }): estypes.SearchRequest {
  const found = narrowed({ ...search, categoryIds, sort: 'rating', page: 1, pageSize: 0 });
  return {
    query: { bool: { filter: [found] } },
    size: 0,
    track_total_hits: 1,
    // As in a list, the way of matching is not chosen by the categories.
    aggs: {
      chosen: { filter: { bool: { filter: inAnyOf(categoryIds) } }, aggs: { cells: cellsOf(search.area, zoom) } },
    },
  };
}

const cellsOf = (area: MapArea, zoom: number): estypes.AggregationsAggregationContainer => ({
  geotile_grid: {
    field: 'points',
    precision: precisionOf(area, zoom),
    // A place of a business elsewhere is not of this map.
    bounds: { top_left: { lat: area.north, lon: area.west }, bottom_right: { lat: area.south, lon: area.east } },
    size: MOST_CELLS,
  },
  aggs: {
    middle: { geo_centroid: { field: 'points' } },
    extent: { geo_bounds: { field: 'points', wrap_longitude: false } },
    first: {
      top_hits: {
        size: 1,
        sort: [{ rating: 'desc' }, { id: 'asc' }],
        _source: ['id', 'card.slug', 'card.name', 'card.averageRating', 'points'],
      },
    },
  },
});

type Shown = Pick<BusinessDocument, 'id' | 'points'> & {
  card: Pick<BusinessDocument['card'], 'slug' | 'name' | 'averageRating'>;
};
interface Cell {
  key: string;
  doc_count: number;
  middle: { location?: GeoPoint };
  extent: { bounds?: { top_left: GeoPoint; bottom_right: GeoPoint } };
  first: { hits: { hits: { _source?: Shown }[] } };
}

interface Chosen {
  doc_count: number;
  cells: { buckets: Cell[] };
}

const BOUNDLESS = { top_left: { lat: 90, lon: -180 }, bottom_right: { lat: -90, lon: 180 } };
const clamped = (value: number, from: number, to: number): number => Math.min(Math.max(value, from), to);
const isIn = ({ west, south, east, north }: MapArea, { lat, lon }: GeoPoint): boolean =>
  lon >= west && lon <= east && lat >= south && lat <= north;

function clusterOf({ key, doc_count: count, middle, extent }: Cell): MapCluster {
  const cell = areaOfCell(key);
  const { lat, lon } = middle.location ?? { lat: cell.south, lon: cell.west };
  const { top_left: first, bottom_right: last } = extent.bounds ?? BOUNDLESS;
  // The other places of its businesses pull at both; what is said stays where these are.
  const longitudeIn = (value: number) => clamped(value, cell.west, cell.east);
  const latitudeIn = (value: number) => clamped(value, cell.south, cell.north);
  return {
    latitude: latitudeIn(lat),
    longitude: longitudeIn(lon),
    count,
    area: {
      west: longitudeIn(first.lon),
      south: latitudeIn(last.lat),
      east: longitudeIn(last.lon),
      north: latitudeIn(first.lat),
    },
  };
}

function pinOf({ key, first }: Cell): MapPin[] {
  const shown = first.hits.hits[0]?._source;
  const area = areaOfCell(key);
  const point = shown?.points.find((one) => isIn(area, one)) ?? shown?.points[0];
  if (!shown || !point) return [];
  const { slug, name, averageRating } = shown.card;
  return [{ id: shown.id, slug, name, averageRating, latitude: point.lat, longitude: point.lon }];
}

/** What stands on a map, in the first of the given ways of matching that finds anything. */
export function mapOfBusinesses(
  search: MapSearch,
  send: (body: estypes.SearchRequest) => Promise<estypes.SearchResponse>,
  ways: Ways,
): Promise<MapOfBusinesses & { match: Match }> {
  return inTheFirstWay(search.text.trim() ? ways : ['closely'], async (match) => {
    const { hits, aggregations } = await send(mapBusinesses({ ...search, match }));
    const chosen = aggregations?.['chosen'] as Chosen | undefined;
    const buckets = chosen?.cells.buckets ?? [];
    return {
      clusters: buckets.filter((cell) => cell.doc_count > 1).map(clusterOf),
      pins: buckets.filter((cell) => cell.doc_count === 1).flatMap(pinOf),
      total: chosen?.doc_count ?? 0,
      isAny: (typeof hits.total === 'number' ? hits.total : (hits.total?.value ?? 0)) > 0,
    };
  });
}
