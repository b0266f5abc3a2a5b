import { useEffect } from 'react';
import { backOfficeApi, type ListTag, TAGS } from '../../api/back-office-api.js';
import { fetchBackOfficeMe } from '../../session/session-calls.js';
import { sessionEnded } from '../../api/session.slice.js';
import { useBackOfficeDispatch } from '../../api/store.js';

const LIVE = '/yonetici/canli';
const AGAIN_AFTER_MS = 5_000;

/** What other administrators and visitors change shows up in open lists without a reload. */
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
        // Whatever was said in between was missed.
        if (wasLost) outdate(TAGS);
        wasLost = false;
      };
      source.onerror = ({ target }) => {
        wasLost = true;
        // A browser tries again by itself unless it was refused.
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
    // A window that nobody sees holds no connection: a browser has six to one site, for all its windows.
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
