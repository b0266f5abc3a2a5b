/** Length of a degree of longitude in the middle of Türkiye, in degrees of latitude. */
export const LONGITUDE_SCALE = 0.777;
export const BOUNDS = { west: 25.5, east: 45.2, south: 35.6, north: 42.3 } as const;

/** A rough outline, precise enough to recognise provinces: longitude and latitude alternate, clockwise from Edirne. */
const OUTLINE = [
  26.0, 41.7, 26.6, 41.95, 27.3, 42.1, 28.0, 41.98, 28.6, 41.4, 29.1, 41.22, 30.2, 41.15, 31.2, 41.1, 31.8, 41.45, 32.6,
  41.85, 33.4, 42.02, 34.8, 42.0, 35.2, 42.02, 35.6, 41.65, 36.1, 41.7, 36.4, 41.3, 37.1, 41.15, 38.2, 40.95, 39.5,
  41.05, 40.5, 41.05, 41.5, 41.52, 42.5, 41.45, 43.2, 41.3, 43.6, 41.1, 43.75, 40.7, 43.65, 40.1, 44.4, 40.0, 44.8,
  39.7, 44.4, 39.4, 44.3, 38.9, 44.5, 38.3, 44.2, 37.9, 44.6, 37.7, 44.8, 37.2, 44.0, 37.3, 42.8, 37.35, 42.3, 37.1,
  41.2, 37.08, 40.0, 36.85, 39.0, 36.7, 38.0, 36.83, 37.0, 36.65, 36.65, 36.8, 36.55, 36.25, 36.15, 35.85, 35.8, 36.2,
  36.2, 36.6, 36.0, 36.9, 35.5, 36.6, 34.6, 36.75, 33.9, 36.25, 32.8, 36.05, 32.0, 36.5, 31.0, 36.85, 30.6, 36.85, 30.4,
  36.25, 29.6, 36.15, 28.9, 36.65, 28.0, 36.7, 27.4, 36.7, 27.4, 37.1, 27.2, 37.4, 27.1, 37.9, 26.4, 38.2, 26.8, 38.5,
  27.0, 38.9, 26.8, 39.3, 26.1, 39.5, 26.2, 40.05, 27.0, 40.4, 28.0, 40.4, 29.0, 40.45, 29.1, 40.75, 29.0, 41.0, 28.2,
  41.05, 27.5, 40.95, 26.9, 40.55, 26.2, 40.1, 26.1, 40.6, 26.3, 41.2,
];

/** Converts a position to a point of the drawing. */
export const toPoint = (longitude: number, latitude: number) => ({
  x: (longitude - BOUNDS.west) * LONGITUDE_SCALE,
  y: BOUNDS.north - latitude,
});

/** Converts a point of the drawing to a position, precise to about ten metres. */
export const toPlace = ({ x, y }: { x: number; y: number }) => ({
  longitude: Number((x / LONGITUDE_SCALE + BOUNDS.west).toFixed(4)),
  latitude: Number((BOUNDS.north - y).toFixed(4)),
});

export const WIDTH = (BOUNDS.east - BOUNDS.west) * LONGITUDE_SCALE;
export const HEIGHT = BOUNDS.north - BOUNDS.south;

export const OUTLINE_POINTS = Array.from({ length: OUTLINE.length / 2 }, (_, at) => {
  const { x, y } = toPoint(OUTLINE[at * 2] ?? 0, OUTLINE[at * 2 + 1] ?? 0);
  return `${x.toFixed(3)},${y.toFixed(3)}`;
}).join(' ');
