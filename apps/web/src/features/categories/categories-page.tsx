import { useLoaderData } from 'react-router-dom';
import { Breadcrumbs } from '../../components/breadcrumbs.js';
import { CategoryPlate } from '../../components/category-plate.js';
import { Drawing } from '../../components/drawing.js';
import { EmptyState } from '../../components/state-panel.js';
import { drawings, paths } from '../../config/paths.js';
import { useMessages } from '../../lib/messages.js';
import { PageHead } from '../../lib/seo/page-head.js';
import { useSite } from '../../lib/site.js';
import { ListingFailed } from '../listing/listing-failed.js';
import type { CategoriesData } from './api/load-categories.js';
import { categoriesHead } from './categories-seo.js';
import { categoriesMessages } from './categories.messages.js';

/** PUB-CAT-01: /kategoriler. */
export function CategoriesPage() {
  const answer = useLoaderData<CategoriesData>();
  const site = useSite();
  const messages = useMessages(categoriesMessages);
  if (answer.state === 'failed') {
    const back = { label: messages.home, path: paths.home };
    return <ListingFailed title={messages.failed} traceId={answer.traceId} back={back} />;
  }
  const { categories } = answer;
  return (
    <>
      <PageHead head={categoriesHead(categories, site)} />
      <section className="pagehead saffron has-dish">
        <div className="wrap">
          <Drawing className="dish" src={drawings.plate('meyve-sebze')} width={210} height={210} eager />
          <Breadcrumbs trail={[{ name: messages.title }]} />
          <div className="copy">
            <h1>{messages.title}</h1>
            <p className="lead">{messages.lead}</p>
          </div>
        </div>
      </section>
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
