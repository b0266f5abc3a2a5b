import { type RefObject, useEffect, useEffectEvent, useRef, useState } from 'react';
import { useMessages } from '../../../lib/messages.js';
import { useSite } from '../../../lib/site.js';
import type { MapArea } from '../list-query.js';
import type { MapCanvas, MapView } from './map-canvas.js';
import { mapMessages } from './map.messages.js';
import type { Shown } from './markers.js';

export type CanvasState = 'loading' | 'drawn' | 'no-webgl' | 'failed';

interface Handlers {
  onPin: (id: string, button: HTMLElement) => void;
  onCrowd: (area: MapArea) => void;
}

interface DrawnMap {
  place: RefObject<HTMLDivElement | null>;
  state: CanvasState;
  view: MapView | null;
  /** True once the visitor has moved the map. */
  hasMoved: boolean;
  show: (results: Shown) => void;
}

/** Creates a map in an element once, and loads the library for it. It starts at `area`. */
export function useMapCanvas(area: MapArea | null, handlers: Handlers): DrawnMap {
  const messages = useMessages(mapMessages);
  const { mapStyle } = useSite();
  const place = useRef<HTMLDivElement>(null);
  const canvas = useRef<MapCanvas>(null);
  const [state, setState] = useState<CanvasState>('loading');
  const [seen, setSeen] = useState<{ view: MapView | null; moves: number }>({ view: null, moves: 0 });
  const onPin = useEffectEvent(handlers.onPin);
  const onCrowd = useEffectEvent(handlers.onCrowd);

  const draw = useEffectEvent(async (container: HTMLElement): Promise<MapCanvas | null> => {
    const { canDrawMaps, drawMap } = await import('./map-canvas.js');
    if (!canDrawMaps()) return null;
    return drawMap({
      place: container,
      area,
      style: mapStyle,
      messages,
      onView: (view) => setSeen(({ moves }) => ({ view, moves: moves + 1 })),
      onPin: (id, button) => onPin(id, button),
      onCrowd: (part) => onCrowd(part),
    });
  });
  useEffect(() => {
    let isWanted = true;
    draw(place.current!).then(
      (drawn) => {
        if (!isWanted) return drawn?.remove();
        canvas.current = drawn;
        setState(drawn ? 'drawn' : 'no-webgl');
      },
      () => isWanted && setState('failed'),
    );
    return () => {
      isWanted = false;
      canvas.current?.remove();
      canvas.current = null;
    };
  }, []);
  return { place, state, view: seen.view, hasMoved: seen.moves > 1, show: (results) => canvas.current?.show(results) };
}
