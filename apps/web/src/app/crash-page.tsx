import { useEffect } from 'react';
import { useRouteError } from '../lib/router/router-context.js';
import { ErrorState } from '../components/state-panel.js';
import { componentMessages } from '../components/components.messages.js';
import { useMessages } from '../lib/messages.js';
import { unlisted } from '../lib/seo/head.js';
import { PageHead } from '../lib/seo/page-head.js';
import { SiteFrame } from './layout/page-frame.js';

/** Shown after a programming error in the browser: the site's frame stays, and 'Tekrar Dene' reloads the page. */
export function CrashPage() {
  const error = useRouteError();
  const { failedTitle, serverError } = useMessages(componentMessages);
  useEffect(() => console.error(error), [error]);
  return (
    <SiteFrame layout={null}>
      <PageHead head={unlisted(failedTitle, serverError)} />
      <div className="wrap pending">
        <ErrorState heading="h1" title={failedTitle} text={serverError} traceId={null} />
      </div>
    </SiteFrame>
  );
}
