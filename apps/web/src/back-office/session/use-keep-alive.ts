import { useEffect } from 'react';
import { useBackOfficeDispatch } from '../api/store.js';
import { fetchBackOfficeMe } from './session-calls.js';
import { sessionEnded } from '../api/session.slice.js';

const EVERY_MS = 60_000;
const SIGNS_OF_LIFE = ['keydown', 'pointerdown'] as const;

/** AUTH-03: typing and clicking count as use, so that a session does not end during work on a long form; an idle window lets it end. */
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
