import type { MapBusinessesQuery } from '../../../lib/graphql/types.js';

export type MapResults = MapBusinessesQuery['businessMap'];
/** The part of a result that is drawn. */
export type Shown = Pick<MapResults, 'clusters' | 'pins'>;
export type Cluster = MapResults['clusters'][number];
export type Pin = MapResults['pins'][number];

interface Draw<Marker> {
  cluster: (one: Cluster) => Marker;
  pin: (one: Pin) => Marker;
}

/** Functions that draw each marker, by a key that identifies markers already drawn. A business has a pin at each of its locations. */
export function markersOf<Marker>(
  { clusters, pins }: Shown,
  isNearest: boolean,
  draw: Draw<Marker>,
): Map<string, () => Marker> {
  return new Map([
    ...clusters.map((one): [string, () => Marker] => [
      [one.latitude, one.longitude, one.count, isNearest].join(),
      () => draw.cluster(one),
    ]),
    ...pins.map((one): [string, () => Marker] => [[one.id, one.latitude, one.longitude].join(), () => draw.pin(one)]),
  ]);
}
