import { useEffect, useState } from 'react';
import { MapBusinesses } from '../../../lib/later/operations.js';
import { type Failed, failedBy, useServices } from '../../../lib/services.js';
import type { ListFilters } from '../list-query.js';
import type { MapView } from './map-canvas.js';
import type { MapResults } from './markers.js';

type Results = { state: 'loading' } | { state: 'loaded'; results: MapResults } | Failed;

/** The list's results in the visible part of the map; the former ones stay until the new ones are loaded. */
export function useMapResults(filters: ListFilters, view: MapView | null): Results {
  const services = useServices();
  const [found, setFound] = useState<Results>({ state: 'loading' });
  const requested = view && JSON.stringify({ ...filters, ...view });
  useEffect(() => {
    if (!requested) return;
    let isWanted = true;
    services.query(MapBusinesses, JSON.parse(requested)).then(
      ({ businessMap }) => isWanted && setFound({ state: 'loaded', results: businessMap }),
      (error: unknown) => isWanted && setFound(failedBy(error)),
    );
    return () => {
      isWanted = false;
    };
  }, [requested, services]);
  return found;
}
