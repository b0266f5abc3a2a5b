import { useEffect, useRef, useState } from 'react';
import { useRouter } from '../lib/router/router-context.js';
import { useMessages } from '../lib/messages.js';
import { useAppDispatch } from '../lib/store/store.js';
import { toastRaised } from '../lib/store/toast.slice.js';
import { useHydrated } from '../lib/use-hydrated.js';
import { componentMessages } from './components.messages.js';
import { Icon } from './icon.js';

const TIMEOUT_MS = 10_000;
const OLD_ENOUGH_MS = 10 * 60_000;
/** Precise to about a kilometre: close enough for sorting, and does not reveal a home. */
const inTwoDecimals = (degrees: number) => Math.round(degrees * 100) / 100;

/** WGS 84 degrees, rounded to two decimals. */
export interface Near {
  latitude: number;
  longitude: number;
  /** Largest distance; no limit if unset. */
  withinKm?: number;
}

interface NearMeProps {
  isActive?: boolean;
  /** Null restores the usual order. */
  onChange: (near: Near | null) => void;
}

/**
 * Sorts by distance from the visitor, if the browser permits; pressed again, it restores the usual order. Until the script runs, the
 * button is invisible but takes its space, so that nothing below it moves.
 */
export function NearMe({ isActive = false, onChange }: NearMeProps) {
  const messages = useMessages(componentMessages);
  const dispatch = useAppDispatch();
  const [locating, setLocating] = useState(false);
  const hydrated = useHydrated();
  const router = useRouter();
  /** The latest callback, because locating takes seconds in which filters may change; null once the visitor has left the page. */
  const changed = useRef<NearMeProps['onChange']>(null);
  useEffect(() => {
    changed.current = onChange;
    return () => {
      changed.current = null;
    };
  });
  /** The callback, unless the visitor is on the way to another page. */
  const listener = () => {
    const { location, navigation } = router.state;
    return navigation.location && navigation.location.pathname !== location.pathname ? null : changed.current;
  };
  if (hydrated && !('geolocation' in navigator)) return null;

  const locate = () => {
    setLocating(true);
    navigator.geolocation.getCurrentPosition(
      ({ coords }) => {
        setLocating(false);
        listener()?.({ latitude: inTwoDecimals(coords.latitude), longitude: inTwoDecimals(coords.longitude) });
      },
      () => {
        setLocating(false);
        if (!listener()) return;
        dispatch(toastRaised({ tone: 'bad', title: messages.notLocated, text: messages.allowLocation }));
      },
      { timeout: TIMEOUT_MS, maximumAge: OLD_ENOUGH_MS },
    );
  };
  return (
    <button
      className={hydrated ? 'button outline small' : 'button outline small after-script'}
      disabled={!hydrated}
      type="button"
      aria-pressed={isActive}
      aria-disabled={locating || undefined}
      onClick={() => {
        if (isActive) onChange(null);
        else if (!locating) locate();
      }}
    >
      <Icon name="pin" />
      {locating ? messages.locating : messages.nearMe}
    </button>
  );
}
