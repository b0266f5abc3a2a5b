import type { ReactNode } from 'react';
import { Outlet, ScrollRestoration, useLoaderData } from 'react-router-dom';
import { DeferredHydration } from '../../components/deferred-hydration.js';
import { DeferredCompareBar } from '../../components/deferred-compare.js';
import { Toaster } from '../../components/toaster.js';
import type { GetLayoutQuery } from '../../lib/graphql/types.js';
import { useMessages } from '../../lib/messages.js';
import type { LayoutData } from '../get-layout.js';
import { layoutMessages } from '../layout.messages.js';
import { Footer } from './footer.js';
import { Header } from './header.js';
import { useFocusOnNavigation } from './use-focus-on-navigation.js';
import { usePendingPage } from './use-pending-page.js';
import { useSessionStart } from './use-session-start.js';

const CONTENT_ID = 'icerik';

/** The header and footer around every public page. */
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
  const pending = usePendingPage();
  useFocusOnNavigation();
  useSessionStart();
  return (
    <>
      <a className="skip" href={`#${CONTENT_ID}`}>
        {messages.skip}
      </a>
      <Header />
      <main id={CONTENT_ID} tabIndex={-1}>
        {pending ? <pending.PendingPage path={pending.path} /> : children}
      </main>
      <DeferredHydration>
        <Footer layout={layout} />
      </DeferredHydration>
      <DeferredCompareBar />
      <Toaster />
      <ScrollRestoration />
    </>
  );
}
