import { startTransition, useEffect, useState } from 'react';
import { forgetTappedCard } from '../../components/tapped-card.js';
import { focusHeading } from '../../lib/focus-heading.js';
import { useNavigate } from '../../lib/router/router-context.js';
import type { BusinessData } from './api/load-business.js';
import type { ArrivingBusiness, BusinessPageData } from './api/load-business-page.js';

/** Returns what the loader returned, or what has arrived since then. A business that moved leads to its new address. */
export function useArrived(loaded: BusinessPageData): BusinessPageData {
  const navigate = useNavigate();
  const [arrived, setArrived] = useState<{ of: ArrivingBusiness; data: BusinessData }>();
  useEffect(() => {
    forgetTappedCard();
    if (loaded.state !== 'arriving') return;
    let isShown = true;
    const show = (answer: Awaited<ArrivingBusiness['answer']>) => {
      if (!isShown) return;
      if (answer instanceof Response) void navigate(answer.headers.get('Location')!, { replace: true });
      else startTransition(() => setArrived({ of: loaded, data: answer.data }));
    };
    // An error of the program is thrown where the page's boundary catches it.
    const fail = (error: unknown) =>
      setArrived(() => {
        throw error;
      });
    loaded.answer.then(show, fail);
    return () => void (isShown = false);
  }, [loaded, navigate]);
  const settled = arrived?.of === loaded ? arrived.data : loaded;
  // A page without the business has another heading; the focus was on the name.
  const isMissing = loaded.state === 'arriving' && settled !== loaded && settled.state !== 'loaded';
  useEffect(() => {
    if (isMissing) focusHeading();
  }, [isMissing]);
  return settled;
}
