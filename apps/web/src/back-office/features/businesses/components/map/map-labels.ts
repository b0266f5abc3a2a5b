import { NAMED_PLACES, type NamedPlace } from './place-centres.js';
import type { MapView } from './use-map-view.js';
import { toPoint } from './turkiye-outline.js';

const LETTER_PX = 7;
const LINE_PX = 18;
const BOROUGHS_FROM_ZOOM = 3;

export interface Label {
  place: NamedPlace;
  x: number;
  y: number;
}

/** Labels of visible places, as many as fit without overlapping. `unit` is the size of a pixel in drawing units. */
export function labelsIn({ zoom, left, top, width, height }: MapView, unit: number): Label[] {
  const shown: (Label & { right: number })[] = [];
  for (const place of NAMED_PLACES) {
    if (place.isBorough && zoom < BOROUGHS_FROM_ZOOM) continue;
    const { x, y } = toPoint(place.longitude, place.latitude);
    if (x < left || x > left + width || y < top || y > top + height) continue;
    const right = x + (place.name.length + 2) * LETTER_PX * unit;
    const isFree = shown.every((other) => Math.abs(other.y - y) > LINE_PX * unit || right < other.x || x > other.right);
    if (isFree) shown.push({ place, x, y, right });
  }
  return shown;
}
