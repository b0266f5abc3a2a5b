import { useEffect, useRef, useState } from 'react';
import { useMessages } from '../../../lib/messages.js';
import type { ListFilters, MapArea } from '../list-query.js';
import { mapMessages } from '../map/map.messages.js';
import { type CanvasState, useMapCanvas } from '../map/use-map-canvas.js';
import { useMapResults } from '../map/use-map-results.js';
import { ChosenOnMap } from './chosen-on-map.js';

const LIST_ID = 'liste';

interface MapPanelProps {
  filters: ListFilters;
  /** The part of the map to which the list is narrowed. */
  area: MapArea | null;
  onArea: (area: MapArea) => void;
}

/** The list on a map: shows the results in the visible part, and narrows the list to it on request. */
export function MapPanel({ filters, area, onArea }: MapPanelProps) {
  const messages = useMessages(mapMessages);
  const [chosen, setChosen] = useState<string | null>(null);
  const pin = useRef<HTMLElement>(null);
  const { place, state, view, hasMoved, show } = useMapCanvas(area, {
    onPin(id, button) {
      pin.current = button;
      setChosen(id);
    },
    onCrowd: onArea,
  });
  const found = useMapResults(filters, view);
  const results = found.state === 'loaded' ? found.results : null;
  useEffect(() => {
    if (results && state === 'drawn') show(results);
    // Only the results and the state determine what is shown.
    // oxlint-disable-next-line react/exhaustive-deps
  }, [results, state]);
  function close() {
    setChosen(null);
    // The pin is no longer on the map if it was moved out of view.
    const next = pin.current?.isConnected ? pin.current : place.current?.querySelector('canvas');
    next?.focus({ preventScroll: true });
  }
  const isElsewhere = view !== null && hasMoved && sidesOf(view.area) !== sidesOf(area);
  if (state === 'no-webgl' || state === 'failed') {
    return <p className="notice">{state === 'no-webgl' ? messages.noWebGl : messages.failed}</p>;
  }
  return (
    <section className="map-panel" aria-label={messages.map}>
      <a className="map-skip" href={`#${LIST_ID}`}>
        {messages.skip}
      </a>
      <div className="map-place" ref={place} />
      {isElsewhere && (
        <button className="button map-search" type="button" onClick={() => onArea(view.area)}>
          {messages.searchHere}
        </button>
      )}
      <p className="map-status" role="status">
        {statusOf(state, found, messages)}
      </p>
      {chosen && <ChosenOnMap key={chosen} id={chosen} onClose={close} />}
      <span id={LIST_ID} tabIndex={-1} />
    </section>
  );
}

const sidesOf = (area: MapArea | null): string => (area ? [area.west, area.south, area.east, area.north].join() : '');

function statusOf(
  state: CanvasState,
  found: ReturnType<typeof useMapResults>,
  messages: ReturnType<typeof useMessages<typeof mapMessages>>,
): string {
  if (found.state === 'failed') return messages.failed;
  if (state !== 'drawn' || found.state === 'loading') return messages.loading;
  return found.results.reduced ? messages.reduced : `${messages.inView(found.results.total)}. ${messages.onlyPlaced}`;
}
