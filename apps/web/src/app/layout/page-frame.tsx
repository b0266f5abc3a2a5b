import type { ReactNode } from 'react';
import { useLoaderData } from '../../lib/router/router-context.js';
import { Outlet } from '../../lib/router/router-provider.js';
import { ScrollRestoration } from '../../lib/router/scroll-restoration.js';
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
  useFocusOnNavigation();
  useSessionStart();
  return (
    <>
      <a className="skip" href={`#${CONTENT_ID}`}>
        {messages.skip}
      </a>
      <Header />
      <Content>{children}</Content>
      <DeferredHydration>
        <Footer layout={layout} />
      </DeferredHydration>
      <DeferredCompareBar />
      <Toaster />
      <ScrollRestoration />
    </>
  );
}

/** A component of its own, so that a navigation under way does not render the whole frame. */
function Content({ children }: { children: ReactNode }) {
  const pending = usePendingPage();
  return (
    <main id={CONTENT_ID} tabIndex={-1}>
      {pending ? <pending.PendingPage path={pending.path} /> : children}
    </main>
  );
}
