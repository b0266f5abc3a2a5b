import { useState } from 'react';
import { Icon } from '../../../components/icon.js';
import { useMessages } from '../../../lib/messages.js';
import { useAppDispatch } from '../../../lib/store/store.js';
import { toastRaised } from '../../../lib/store/toast.slice.js';
import { useHydrated } from '../../../lib/use-hydrated.js';
import { businessListMessages } from '../business-list.messages.js';
import type { ListQuery } from '../list-query.js';
import type { Refine } from '../use-list-query.js';

const PATIENCE_MS = 10_000;
const OLD_ENOUGH_MS = 10 * 60_000;
/** About a kilometre: near enough to sort by, and nobody's house. */
const inTwoDecimals = (degrees: number) => Math.round(degrees * 100) / 100;

/** Sorts by distance from where the visitor is, when the browser may say; pressed again, the usual order is back. */
export function NearMe({ query, refine }: { query: ListQuery; refine: Refine }) {
  const messages = useMessages(businessListMessages);
  const dispatch = useAppDispatch();
  const [locating, setLocating] = useState(false);
  const hydrated = useHydrated();
  if (!hydrated || !('geolocation' in navigator)) return null;
  const isActive = query.sort === 'nearest';

  const locate = () => {
    setLocating(true);
    navigator.geolocation.getCurrentPosition(
      ({ coords }) => {
        setLocating(false);
        const near = { latitude: inTwoDecimals(coords.latitude), longitude: inTwoDecimals(coords.longitude) };
        refine({ sort: 'nearest', near });
      },
      () => {
        setLocating(false);
        dispatch(toastRaised({ tone: 'bad', title: messages.notLocated, text: messages.allowLocation }));
      },
      { timeout: PATIENCE_MS, maximumAge: OLD_ENOUGH_MS },
    );
  };
  return (
    <button
      className="button outline small"
      type="button"
      aria-pressed={isActive}
      aria-disabled={locating || undefined}
      onClick={() => {
        if (isActive) refine({ sort: null, near: null });
        else if (!locating) locate();
      }}
    >
      <Icon name="pin" />
      {locating ? messages.locating : messages.nearMe}
    </button>
  );
}
