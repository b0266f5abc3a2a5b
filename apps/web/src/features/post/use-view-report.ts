import { useEffect, useRef } from 'react';
import { reportView } from './api/report-view.js';

/**
 * PUB-POST-10: one report each time a post is shown to somebody. A page that a browser prepares unseen (prerendering, a
 * tab in the background) counts once it is looked at; rendering it on the server counts nothing.
 */
export function useViewReport(postId: string): void {
  const reported = useRef<string>(undefined);
  useEffect(() => {
    const report = () => {
      if (document.visibilityState !== 'visible' || reported.current === postId) return;
      reported.current = postId;
      reportView(postId);
    };
    report();
    document.addEventListener('visibilitychange', report);
    return () => document.removeEventListener('visibilitychange', report);
  }, [postId]);
}
