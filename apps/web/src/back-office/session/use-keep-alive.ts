import { useEffect } from 'react';
import { useBackOfficeDispatch } from '../api/store.js';
import { fetchBackOfficeMe } from './session-calls.js';
import { sessionEnded } from '../api/session.slice.js';

const EVERY_MS = 60_000;
const SIGNS_OF_LIFE = ['keydown', 'pointerdown'] as const;

/** AUTH-03: typing counts as use, so a long form does not end the session under its author; an idle window does. */
export function useKeepAlive(): void {
  const dispatch = useBackOfficeDispatch();
  useEffect(() => {
    let last = Date.now();
    const onSign = () => {
      if (Date.now() - last < EVERY_MS) return;
      last = Date.now();
      void fetchBackOfficeMe()
        .then((me) => me ?? dispatch(sessionEnded()))
        .catch(() => undefined);
    };
    for (const sign of SIGNS_OF_LIFE) window.addEventListener(sign, onSign);
    return () => {
      for (const sign of SIGNS_OF_LIFE) window.removeEventListener(sign, onSign);
    };
  }, [dispatch]);
}
