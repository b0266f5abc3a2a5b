import { Link } from '../../../lib/router/link.js';
import { CategoryPlate } from '../../../components/category-plate.js';
import { Icon } from '../../../components/icon.js';
import { paths } from '../../../config/paths.js';
import type { ListCategoriesQuery } from '../../../lib/graphql/types.js';
import { useMessages } from '../../../lib/messages.js';
import { homeMessages } from '../home.messages.js';

/** PUB-HOME-05 to 09: plates of the first categories; nothing if there are none. */
export function CategoryStrip({ categories }: { categories: ListCategoriesQuery['categories'] }) {
  const messages = useMessages(homeMessages);
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
          {categories.map((category) => (
            <CategoryPlate key={category.id} category={category} />
          ))}
        </ul>
      </div>
    </section>
  );
}
