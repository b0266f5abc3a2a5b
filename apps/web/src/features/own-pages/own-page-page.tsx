import { lazy, Suspense, useCallback } from 'react';
import { Link } from '../../lib/router/link.js';
import { useNavigate, useParams } from '../../lib/router/router-context.js';
import { Loading } from '../../components/skeletons.js';
import { paths } from '../../config/paths.js';
import type { RunQuery } from '../../lib/graphql/operation.js';
import { GetMyPage } from '../../lib/later/operations.js';
import { useClientQuery } from '../../lib/session/use-client-query.js';
import { useMessages } from '../../lib/messages.js';
import { useAppDispatch } from '../../lib/store/store.js';
import { toastRaised } from '../../lib/store/toast.slice.js';
import { personal } from '../../lib/seo/head.js';
import { PageHead } from '../../lib/seo/page-head.js';
import { useIsMounted } from '../../lib/use-is-mounted.js';
import { OwnFrame } from './components/own-frame.js';
import { OwnSuggestions } from './components/own-suggestions.js';
import { PageStatus } from './components/page-status.js';
import type { OwnPage } from './own-page-values.js';
import { ownPagesMessages } from './own-pages.messages.js';

/** Loaded once the page is known to belong to the visitor. */
const OwnPageForm = lazy(async () => ({ default: (await import('./components/own-page-form.js')).OwnPageForm }));
const PageFigures = lazy(async () => ({ default: (await import('./components/page-figures.js')).PageFigures }));
const PagePhotos = lazy(async () => ({ default: (await import('./components/page-photos.js')).PagePhotos }));
const CertificateDocuments = lazy(async () => ({
  default: (await import('./components/certificate-documents.js')).CertificateDocuments,
}));
const OwnReviews = lazy(async () => ({ default: (await import('./components/own-reviews.js')).OwnReviews }));
const OwnersSection = lazy(async () => ({ default: (await import('../ownership/owners-section.js')).OwnersSection }));

/** /isletmem/:slug: the HTML is the same for everybody; personal data is loaded after hydration. */
export function OwnPagePage() {
  const messages = useMessages(ownPagesMessages);
  const slug = useParams()['slug']!;
  const navigate = useNavigate();
  const dispatch = useAppDispatch();
  const isMounted = useIsMounted();
  const own = useClientQuery(useCallback(async (query: RunQuery) => (await query(GetMyPage, { slug })).myPage, [slug]));
  const name = own.state === 'loaded' ? own.data.name : null;
  const reload = async () => {
    if (!(await own.load())) dispatch(toastRaised({ tone: 'bad', title: messages.pageFailed }));
  };
  const title = name ? messages.editTitle(name) : messages.title;
  return (
    <div className="wrap own-pages">
      <PageHead head={personal(title, messages.lead)} />
      <p>
        <Link to={paths.ownPages}>← {messages.back}</Link>
      </p>
      <header>
        <h1>{name ?? messages.title}</h1>
        {own.state === 'loaded' && (
          <p className="muted">
            <PageStatus status={own.data.status} />
            {own.data.status === 'active' && (
              <>
                {' '}
                · <Link to={paths.business(slug)}>{messages.see}</Link>
              </>
            )}
          </p>
        )}
      </header>
      <OwnFrame own={own} path={paths.ownPage(slug)} failure={messages.pageFailed}>
        {(page) => (
          <Suspense fallback={<Loading />}>
            {page.status === 'active' && <PageFigures businessId={page.id} />}
            <OwnSuggestions suggestions={page.suggestions} onChange={() => void reload()} />
            <PagePhotos businessId={page.id} businessName={page.name} />
            <OwnPageForm page={page} onSaved={reload} />
            <CertificateDocuments key={statesIn(page)} businessId={page.id} />
            {page.status === 'active' && <OwnReviews businessId={page.id} />}
            <OwnersSection businessId={page.id} onLeft={() => isMounted.current && void navigate(paths.ownPages)} />
          </Suspense>
        )}
      </OwnFrame>
    </div>
  );
}

/** Changes with what the page's certificates depend on. */
const statesIn = ({ revision, suggestions }: OwnPage): string =>
  [revision, ...suggestions.map(({ id, status, createdAt }) => `${id} ${status} ${createdAt}`)].join();

export { OwnPagePage as Component };
