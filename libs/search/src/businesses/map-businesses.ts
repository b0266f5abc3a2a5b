import type { estypes } from '@elastic/elasticsearch';
import type { BusinessDocument } from './business-document.js';
import { type Match, type MatchFallbacks, searchWithFallback, waysFor } from './matches.js';
import { type BusinessSearch, type GeoPoint, inAnyOf, type MapArea, narrowed } from './search-businesses.js';

/**
 * A search for the map: the same businesses as in the list, but only those within the visible area; businesses that are close together are
 * grouped.
 */
export interface MapSearch extends Omit<BusinessSearch, 'match' | 'sort' | 'page' | 'pageSize'> {
  area: MapArea;
  /** Zoom level as in web maps: at 0 the whole world is one tile of 512 pixels. */
  zoom: number;
}

/** Several businesses that are close together: their centre, and their bounding box, which may be a single point. */
export interface MapCluster {
  latitude: number;
  longitude: number;
  count: number;
  area: MapArea;
}

/** A business that is not part of a cluster. */
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
  /** Number of businesses in the area. */
  total: number;
}

/** Binary logarithm of the number of cells across a tile: 8 cells of 64 pixels each. */
const CELLS_PER_TILE_LOG2 = 3;
/** With more cells a map is slow to compute and hard to read, so larger cells are used. */
const MOST_CELLS = 400;
const FINEST = 22;
/** The latitude at which the Mercator projection of web maps ends. */
const LAST_LATITUDE = 85.05;

const columnOf = (longitude: number, precision: number): number => ((longitude + 180) / 360) * 2 ** precision;
function rowOf(latitude: number, precision: number): number {
  const radians = (Math.min(Math.max(latitude, -LAST_LATITUDE), LAST_LATITUDE) * Math.PI) / 180;
  return ((1 - Math.asinh(Math.tan(radians)) / Math.PI) / 2) * 2 ** precision;
}
const longitudeOf = (column: number, precision: number): number => (column / 2 ** precision) * 360 - 180;
const latitudeOf = (row: number, precision: number): number =>
  (Math.atan(Math.sinh(Math.PI * (1 - (2 * row) / 2 ** precision))) * 180) / Math.PI;

/** The precision of the grid for an area at a zoom level, limited to MOST_CELLS cells. */
export function precisionOf({ west, south, east, north }: MapArea, zoom: number): number {
  const cells = (precision: number) =>
    (columnOf(east, precision) - columnOf(west, precision) + 1) *
    (rowOf(south, precision) - rowOf(north, precision) + 1);
  let precision = Math.min(Math.max(Math.round(zoom), 0) + CELLS_PER_TILE_LOG2, FINEST);
  while (precision > 0 && cells(precision) > MOST_CELLS) precision -= 1;
  return precision;
}

/** The part of the map that a cell of the search engine's grid covers. Its key is `precision/column/row`. */
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
    // As in a list, the category filter does not decide which way of matching is used.
    aggs: {
      chosen: { filter: { bool: { filter: inAnyOf(categoryIds) } }, aggs: { cells: cellsOf(search.area, zoom) } },
    },
  };
}

const cellsOf = (area: MapArea, zoom: number): estypes.AggregationsAggregationContainer => ({
  geotile_grid: {
    field: 'points',
    precision: precisionOf(area, zoom),
    // Other locations of a business, outside the area, must not appear on this map.
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
  // The centroid and the bounds also include the other locations of these businesses; they are clamped to the cell.
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

/** The clusters and pins of a map, for the first of the given ways of matching that finds anything. */
export function mapOfBusinesses(
  search: MapSearch,
  send: (body: estypes.SearchRequest) => Promise<estypes.SearchResponse>,
  ways: MatchFallbacks,
): Promise<MapOfBusinesses & { match: Match }> {
  return searchWithFallback(waysFor(search, ways), async (match) => {
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
