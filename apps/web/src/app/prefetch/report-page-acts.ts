import type { createBrowserRouter } from 'react-router-dom';
import { paths } from '../../config/paths.js';
import type { BusinessPageData } from '../../features/business/api/load-business-page.js';
import type { BusinessCardFragment } from '../../lib/graphql/types.js';
import { report } from '../../lib/report.js';
import { whenIdle } from '../../lib/when-idle.js';
import { safeWebsite } from '../../lib/website.js';

export type ReportingRouter = Pick<ReturnType<typeof createBrowserRouter>, 'state' | 'subscribe'>;

/**
 * Reports each view of a business's page and the clicks on its contact links. A page opened in a hidden tab counts once the tab becomes
 * visible. Returns a function that stops it.
 */
export function reportPageActs(router: ReportingRouter): () => void {
  let seen: string | undefined;
  const look = () => {
    if (router.state.navigation.state !== 'idle') return;
    const id = shownBusiness(router)?.id;
    if (id === seen || document.visibilityState !== 'visible') return;
    seen = id;
    // A navigation goes first.
    if (id) whenIdle(() => tell(id, 'views'));
  };
  const clicked = ({ target, button }: MouseEvent) => {
    const link = target instanceof Element ? target.closest<HTMLAnchorElement>('main a[href]') : null;
    const business = shownBusiness(router);
    const act = link && business && button < 2 && actOf(link.href, business);
    if (act) tell(business.id, act);
  };
  look();
  const unsubscribe = router.subscribe(look);
  document.addEventListener('visibilitychange', look);
  // A middle click fires 'auxclick' instead of 'click'.
  for (const kind of ['click', 'auxclick'] as const) document.addEventListener(kind, clicked, { passive: true });
  return () => {
    unsubscribe();
    document.removeEventListener('visibilitychange', look);
    for (const kind of ['click', 'auxclick'] as const) document.removeEventListener(kind, clicked);
  };
}

const tell = (businessId: string, act: string) => report(paths.pageAct, { businessId, act });

function shownBusiness({ state }: ReportingRouter): BusinessCardFragment | undefined {
  const { route } = state.matches.at(-1) ?? {};
  if (route?.path !== paths.business(':slug')) return undefined;
  const answer = state.loaderData[route.id] as BusinessPageData | undefined;
  if (answer?.state === 'arriving') return answer.card;
  return answer?.state === 'loaded' ? answer.business : undefined;
}

function actOf(href: string, { websiteUrl }: BusinessCardFragment): string | undefined {
  if (href.startsWith('tel:')) return 'calls';
  if (href.startsWith('https://wa.me/')) return 'chats';
  if (href.startsWith('https://www.google.com/maps/dir/')) return 'directions';
  return href === safeWebsite(websiteUrl) ? 'websites' : undefined;
}
