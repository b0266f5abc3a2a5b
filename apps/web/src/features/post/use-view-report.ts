import { useEffect, useRef } from 'react';
import { paths } from '../../config/paths.js';
import { report } from '../../lib/report.js';

/**
 * PUB-POST-10: one report each time a post is shown to somebody. A page that a browser prepares unseen (prerendering, a
 * tab in the background) counts once it is looked at; rendering it on the server counts nothing.
 */
export function useViewReport(postId: string): void {
  const reported = useRef<string>(undefined);
  useEffect(() => {
    const reportOnce = () => {
      if (document.visibilityState !== 'visible' || reported.current === postId) return;
      reported.current = postId;
      report(paths.postView, { postId });
    };
    reportOnce();
    document.addEventListener('visibilitychange', reportOnce);
    return () => document.removeEventListener('visibilitychange', reportOnce);
  }, [postId]);
}
