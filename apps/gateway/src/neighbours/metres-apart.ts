import type { GeoPoint } from '@tedarik/search';

const EARTH_METRES = 6_371_000;
const toRadians = (degrees: number): number => (degrees * Math.PI) / 180;

/** Distance in whole metres along the earth's surface; Infinity if the place has no position. */
export function metresApart(
  { lat, lon }: GeoPoint,
  { latitude, longitude }: { latitude: number | null; longitude: number | null },
): number {
  if (latitude === null || longitude === null) return Infinity;
  const half = (one: number, other: number) => Math.sin(toRadians(one - other) / 2) ** 2;
  const chord = half(latitude, lat) + Math.cos(toRadians(lat)) * Math.cos(toRadians(latitude)) * half(longitude, lon);
  return Math.round(2 * EARTH_METRES * Math.asin(Math.sqrt(chord)));
}
