import { useLoaderData } from '../../lib/router/router-context.js';
import { DeferredHydration } from '../../components/deferred-hydration.js';
import { PageHead } from '../../lib/seo/page-head.js';
import { useSite } from '../../lib/site.js';
import type { HomeData } from './api/load-home.js';
import { CategoryStrip } from './components/category-strip.js';
import { FeaturedPosts } from './components/featured-posts.js';
import { Hero } from './components/hero.js';
import { InfoBand } from './components/info-band.js';
import { RecentBusinesses } from './components/recent-businesses.js';
import { homeHead } from './home-seo.js';

/** /: the home page. */
export function HomePage() {
  const { categories, recent, posts } = useLoaderData<HomeData>();
  return (
    <>
      <PageHead head={homeHead(useSite())} />
      <Hero />
      <DeferredHydration>{categories && <CategoryStrip categories={categories} />}</DeferredHydration>
      <DeferredHydration>
        <RecentBusinesses businesses={recent} />
      </DeferredHydration>
      <DeferredHydration>
        <InfoBand />
        <FeaturedPosts posts={posts} />
      </DeferredHydration>
    </>
  );
}

export { HomePage as Component };
export { loadHome as loader } from './api/load-home.js';
