import { useMessages } from '../../../lib/messages.js';
import { useHydrated } from '../../../lib/use-hydrated.js';
import { businessListMessages } from '../business-list.messages.js';
import { type ListQuery, RADII } from '../list-query.js';
import type { Refine } from '../use-list-query.js';

/** A select for the distance, while the list is ordered by distance. */
export function Radius({ query: { near }, refine }: { query: ListQuery; refine: Refine }) {
  const messages = useMessages(businessListMessages);
  if (!useHydrated() || !near) return null;
  const { latitude, longitude, withinKm } = near;
  const choose = (km: number) => refine({ near: { latitude, longitude, ...(km && { withinKm: km }) } });
  return (
    <label className="radius">
      <span className="sr">{messages.radius}</span>
      <select className="select" value={withinKm ?? ''} onChange={(event) => choose(Number(event.target.value))}>
        <option value="">{messages.anyDistance}</option>
        {RADII.map((km) => (
          <option key={km} value={km}>
            {messages.within(km)}
          </option>
        ))}
      </select>
    </label>
  );
}
