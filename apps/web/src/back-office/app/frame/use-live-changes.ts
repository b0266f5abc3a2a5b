import { useEffect } from 'react';
import { backOfficeApi, type ListTag, TAGS } from '../../api/back-office-api.js';
import { askMe } from '../../session/session-calls.js';
import { sessionEnded } from '../../session/session.slice.js';
import { useBackOfficeDispatch } from '../store.js';

const LIVE = '/yonetici/canli';

/** What other administrators and visitors change shows up in open lists without a reload. */
export function useLiveChanges(): void {
  const dispatch = useBackOfficeDispatch();
  useEffect(() => {
    let wasLost = false;
    const source = new EventSource(LIVE);
    const outdate = (tags: readonly ListTag[]) => dispatch(backOfficeApi.util.invalidateTags([...tags]));
    source.onmessage = ({ data }: MessageEvent<string>) => {
      const named = JSON.parse(data) as string[];
      outdate(TAGS.filter((tag) => named.includes(tag)));
    };
    source.onopen = () => {
      // Whatever was said in between was missed.
      if (wasLost) outdate(TAGS);
      wasLost = false;
    };
    source.onerror = () => {
      wasLost = true;
      // A browser tries again by itself unless it was refused.
      if (source.readyState !== EventSource.CLOSED) return;
      void askMe()
        .then((me) => me ?? dispatch(sessionEnded()))
        .catch(() => undefined);
    };
    return () => source.close();
  }, [dispatch]);
}
