import { renderToString } from 'react-dom/server';
import { createStaticHandler, createStaticRouter, RouterContextProvider } from 'react-router-dom';
import { pageScripts } from './app/page-chunks.js';
import { Providers } from './app/providers.js';
import { makeRoutes } from './app/routes.js';
import { type ServerQuery, serverQuery } from './app/server-query.js';
import { PhotoGallery } from './features/business/components/photo-gallery.js';
import { lazyBusinessComponents } from './features/business/lazy-components.js';
import { ReviewPhotos } from './features/reviews/components/review-photos.js';
import { lazyReviewComponents } from './features/reviews/components/lazy-components.js';
import { RouterProvider } from './lib/router/router-provider.js';
import { headHtml } from './lib/seo/head-html.js';
import type { HeadContent } from './lib/seo/head.js';
import { jsonBlock } from './lib/seo/json-block.js';
import { HeadSinkContext } from './lib/seo/page-head.js';
import { type Services, servicesContext } from './lib/services.js';
import type { Site, SiteConfig } from './lib/site.js';
import { makeStore } from './lib/store/store.js';

export { KEPT_OPERATIONS } from './app/prefetch/kept-operations.js';
export { coverArt } from './art/cover-art.js';
export { exportWords } from './back-office/export/export-words.js';
export { postTrade } from './components/post-trade.js';
export { SITE_MAP } from './app/site-map.js';
export { OPERATIONS } from './lib/graphql/documents.js';

export interface RenderedPage {
  status: number;
  /** Set for redirects; all other fields are then irrelevant. */
  location?: string;
  head: string;
  body: string;
  /** JSON for the data block from which browsers hydrate. */
  state: string;
  /** Value of X-Robots-Tag if the page must not be indexed. */
  robotsHeader?: string;
  /** True if a part of the page is missing, so that it must not be cached as fresh. */
  degraded: boolean;
}

// The server cannot render lazy components, so it uses the components themselves.
lazyBusinessComponents.Photos = PhotoGallery;
lazyReviewComponents.Photos = ReviewPhotos;

const handler = createStaticHandler(makeRoutes());

/** Renders one address. Failed queries become missing parts of the page (or 503); a programming error is thrown. */
export async function render(
  request: { url: string; origin: string },
  deps: { query: ServerQuery; site: SiteConfig },
): Promise<RenderedPage> {
  const site: Site = { locale: 'tr', ...deps.site };
  const services: Services = { query: serverQuery(deps.query), site };
  const requestContext = new RouterContextProvider();
  requestContext.set(servicesContext, services);
  const context = await handler.query(new Request(new URL(request.url, request.origin)), { requestContext });
  if (context instanceof Response) return redirectTo(context);
  const crashes: unknown[] = Object.values(context.errors ?? {});
  if (crashes.length) throw crashes[0];

  const page = context.matches.at(-1)!;
  let head: HeadContent | undefined;
  const body = renderToString(
    <Providers services={services} store={makeStore()}>
      <HeadSinkContext value={(found) => (head = found)}>
        <RouterProvider router={createStaticRouter(handler.dataRoutes, context)} />
      </HeadSinkContext>
    </Providers>,
  );
  return {
    status: context.statusCode,
    head: head ? headHtml(head, site) : '',
    body,
    state: jsonBlock({
      site,
      page: { id: page.route.id, params: page.params, loaderData: context.loaderData },
      scripts: pageScripts(context.matches, site.locale),
    }),
    ...(head?.robots?.startsWith('noindex') ? { robotsHeader: head.robots } : {}),
    degraded: Object.values(context.loaderData).some(isDegraded),
  };
}

const isDegraded = (loaded: unknown) => (loaded as { degraded?: boolean } | null)?.degraded === true;

const redirectTo = (response: Response): RenderedPage => ({
  status: response.status,
  location: response.headers.get('location') ?? '/',
  head: '',
  body: '',
  state: '{}',
  degraded: false,
});
