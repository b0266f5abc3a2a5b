import { Link } from 'react-router-dom';
import { componentMessages } from '../../../components/components.messages.js';
import { Drawing } from '../../../components/drawing.js';
import { Icon } from '../../../components/icon.js';
import { drawings, paths } from '../../../config/paths.js';
import { categoryKey } from '../../../lib/category-key.js';
import type { ListCategoriesQuery } from '../../../lib/graphql/types.js';
import { useMessages } from '../../../lib/messages.js';
import { homeMessages } from '../home.messages.js';

/** PUB-HOME-05 to 09: a plate for each of the first categories. Nothing when there are none. */
export function CategoryStrip({ categories }: { categories: ListCategoriesQuery['categories'] }) {
  const messages = useMessages(homeMessages);
  const { businessCount } = useMessages(componentMessages);
  if (!categories.length) return null;
  return (
    <section className="section white" aria-labelledby="home-categories">
      <div className="wrap">
        <div className="section-head">
          <h2 id="home-categories">{messages.categoriesTitle}</h2>
          <Link className="more" to={paths.categories}>
            {messages.allCategories}
            <Icon name="arrow-right" />
          </Link>
        </div>
        <ul className="plates">
          {categories.map((category) => {
            const key = categoryKey(category.slug);
            return (
              <li key={category.id}>
                <Link className="plate" data-cat={key} to={paths.category(category.slug)}>
                  <Drawing src={drawings.plate(key)} width={210} height={210} />
                  <strong>{category.name}</strong>
                  <span>{businessCount(category.businessCount)}</span>
                </Link>
              </li>
            );
          })}
        </ul>
      </div>
    </section>
  );
}
