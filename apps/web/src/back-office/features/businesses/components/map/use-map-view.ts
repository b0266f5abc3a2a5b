import { useState } from 'react';
import type { Centre } from './place-centres.js';
import { HEIGHT, toPoint, WIDTH } from './turkiye-outline.js';

/** Shows about four kilometres from side to side. */
export const DEEPEST_ZOOM = 9;
const TOWN_ZOOM = 4;
const STEP = 1 / 4;

interface Point {
  x: number;
  y: number;
}

/** The visible part of the map: around a known place, otherwise the whole map. */
export function useMapView(start: Centre | null) {
  const [view, setView] = useState<{ centre: Point; zoom: number }>(() =>
    start ? { centre: pointOf(start), zoom: TOWN_ZOOM } : { centre: { x: WIDTH / 2, y: HEIGHT / 2 }, zoom: 0 },
  );
  const { zoom } = view;
  const [width, height] = [WIDTH / 2 ** zoom, HEIGHT / 2 ** zoom];
  // The view cannot leave the map.
  const left = Math.min(Math.max(view.centre.x - width / 2, 0), WIDTH - width);
  const top = Math.min(Math.max(view.centre.y - height / 2, 0), HEIGHT - height);
  const centre = { x: left + width / 2, y: top + height / 2 };
  return {
    ...{ zoom, left, top, width, height },
    zoomTo: (next: number) => setView({ centre, zoom: Math.min(Math.max(next, 0), DEEPEST_ZOOM) }),
    show: (place: Centre, at: number = TOWN_ZOOM) => setView({ centre: pointOf(place), zoom: Math.max(at, zoom) }),
    /** Moves right and down, in drawing units. */
    moveBy: (x: number, y: number) => setView({ zoom, centre: { x: centre.x + x, y: centre.y + y } }),
    /** Moves by a quarter of the visible part. */
    stepBy: (right: number, down: number) =>
      setView({ zoom, centre: { x: centre.x + right * width * STEP, y: centre.y + down * height * STEP } }),
  };
}

export type MapView = ReturnType<typeof useMapView>;

const pointOf = ({ latitude, longitude }: Centre): Point => toPoint(longitude, latitude);
