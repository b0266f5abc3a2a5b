import { lazy, type ReactNode, Suspense } from 'react';
import { Outlet, ScrollRestoration, useLoaderData } from 'react-router-dom';
import { Below } from '../../components/below.js';
import { ComparedLater } from '../../components/compare-later.js';
import { Toaster } from '../../components/toaster.js';
import type { GetLayoutQuery } from '../../lib/graphql/types.js';
import { useMessages } from '../../lib/messages.js';
import type { LayoutData } from '../get-layout.js';
import { layoutMessages } from '../layout.messages.js';
import { Footer } from './footer.js';
import { Header } from './header.js';
import { useArrival } from './use-arrival.js';
import { usePendingPath } from './use-pending-path.js';
import { useSessionStart } from './use-session-start.js';

/** Fetched once the first page is idle; whoever follows a link before that stays where they are. */
const PendingPage = lazy(() => import('./pending-page.js'));
const CONTENT_ID = 'icerik';

/** What stands around every public page. */
export function PageFrame() {
  const { layout } = useLoaderData<LayoutData>();
  return (
    <SiteFrame layout={layout}>
      <Outlet />
    </SiteFrame>
  );
}

export function SiteFrame({ layout, children }: { layout: GetLayoutQuery['layout'] | null; children: ReactNode }) {
  const messages = useMessages(layoutMessages);
  const pending = usePendingPath();
  useArrival();
  useSessionStart();
  return (
    <>
      <a className="skip" href={`#${CONTENT_ID}`}>
        {messages.skip}
      </a>
      <Header />
      <main id={CONTENT_ID} tabIndex={-1}>
        {pending ? (
          <Suspense fallback={children}>
            <PendingPage path={pending} />
          </Suspense>
        ) : (
          children
        )}
      </main>
      <Below>
        <Footer layout={layout} />
      </Below>
      <ComparedLater />
      <Toaster />
      <ScrollRestoration />
    </>
  );
}
