import { useEffect } from 'react';
import { backOfficeApi, type ListTag, TAGS } from '../../api/back-office-api.js';
import { fetchBackOfficeMe } from '../../session/session-calls.js';
import { sessionEnded } from '../../api/session.slice.js';
import { useBackOfficeDispatch } from '../../api/store.js';

const LIVE = '/yonetici/canli';
const AGAIN_AFTER_MS = 5_000;

/** Refetches open lists when other administrators or visitors change something. */
export function useLiveChanges(): void {
  const dispatch = useBackOfficeDispatch();
  useEffect(() => {
    let source: EventSource | null = null;
    let wasLost = false;
    let again: ReturnType<typeof setTimeout> | undefined;
    const outdate = (tags: readonly ListTag[]) => dispatch(backOfficeApi.util.invalidateTags([...tags]));

    function listen(): void {
      source = new EventSource(LIVE);
      source.onmessage = ({ data }: MessageEvent<string>) => {
        const named = JSON.parse(data) as string[];
        outdate(TAGS.filter((tag) => named.includes(tag)));
      };
      source.onopen = () => {
        // Changes during the interruption were missed.
        if (wasLost) outdate(TAGS);
        wasLost = false;
      };
      source.onerror = ({ target }) => {
        wasLost = true;
        // The browser reconnects by itself unless the server refused the connection.
        if ((target as EventSource).readyState !== EventSource.CLOSED) return;
        stop();
        again = setTimeout(follow, AGAIN_AFTER_MS);
        void fetchBackOfficeMe()
          .then((me) => me ?? dispatch(sessionEnded()))
          .catch(() => undefined);
      };
    }
    function stop(): void {
      clearTimeout(again);
      source?.close();
      source = null;
    }
    // A hidden window closes its connection, because a browser allows only six per site for all its windows.
    function follow(): void {
      if (document.visibilityState === 'visible') {
        if (!source) listen();
        return;
      }
      wasLost = true;
      stop();
    }
    follow();
    document.addEventListener('visibilitychange', follow);
    return () => {
      document.removeEventListener('visibilitychange', follow);
      stop();
    };
  }, [dispatch]);
}
