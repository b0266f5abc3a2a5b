import { useLoaderData } from '../../lib/router/router-context.js';
import { PageBanner } from '../../components/page-banner.js';
import { CategoryPlate } from '../../components/category-plate.js';
import { EmptyState } from '../../components/state-panel.js';
import { useMessages } from '../../lib/messages.js';
import { PageHead } from '../../lib/seo/page-head.js';
import { useSite } from '../../lib/site.js';
import { ListingFailed } from '../listing/listing-failed.js';
import type { CategoriesData } from './api/load-categories.js';
import { categoriesHead } from './categories-seo.js';
import { categoriesMessages } from './categories.messages.js';

/** /kategoriler: all categories (PUB-CAT-01). */
export function CategoriesPage() {
  const answer = useLoaderData<CategoriesData>();
  const site = useSite();
  const messages = useMessages(categoriesMessages);
  if (answer.state === 'failed') return <ListingFailed title={messages.failed} traceId={answer.traceId} />;
  const { categories } = answer;
  return (
    <>
      <PageHead head={categoriesHead(categories, site)} />
      <PageBanner trail={[{ name: messages.title }]} title={messages.title} lead={messages.lead} dish="meyve-sebze" />
      <section className="section white" aria-label={messages.all}>
        <div className="wrap">
          {!categories.length && <EmptyState text={messages.empty} />}
          <ul className="plates seven">
            {categories.map((category) => (
              <CategoryPlate key={category.id} category={category} />
            ))}
          </ul>
        </div>
      </section>
    </>
  );
}

export { CategoriesPage as Component };
export { loadCategories as loader } from './api/load-categories.js';
