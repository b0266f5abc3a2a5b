/** A point on the map. Either both coordinates are known or neither is. */
export interface Position {
  latitude: number | null;
  longitude: number | null;
}

const METRES_PER_DEGREE = 111_195;

const toRadians = (degrees: number): number => (degrees * Math.PI) / 180;

/** Converts a distance in metres into degrees to the north and to the east, at a latitude. */
export const degreesOf = (metres: number, latitude: number): { north: number; east: number } => ({
  north: metres / METRES_PER_DEGREE,
  east: metres / (METRES_PER_DEGREE * Math.max(Math.cos(toRadians(latitude)), 0.01)),
});

/** Distance on a flat map, which is exact enough within a city; Infinity when a position is unknown. */
export function metresBetween(one: Position, other: Position): number {
  if (one.latitude === null || one.longitude === null || other.latitude === null || other.longitude === null) {
    return Infinity;
  }
  const north = one.latitude - other.latitude;
  const east = (one.longitude - other.longitude) * Math.cos(toRadians(one.latitude));
  return Math.hypot(north, east) * METRES_PER_DEGREE;
}
