import { useEffect, useRef } from 'react';
import { paths } from '../../config/paths.js';
import { report } from '../../lib/report.js';

/**
 * PUB-POST-10: reports each view of a post once. A page that the browser loads unseen (prerendering, a background tab) counts once it
 * becomes visible; server-rendering counts nothing.
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
