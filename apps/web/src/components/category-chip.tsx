import { Link } from '../lib/router/link.js';
import { paths } from '../config/paths.js';
import { categoryKey } from '../lib/category-key.js';

/** A category's name in its colour, linking to its page. */
export function CategoryChip({ category }: { category: { slug: string; name: string } }) {
  return (
    <Link className="chip" data-cat={categoryKey(category.slug)} to={paths.category(category.slug)}>
      {category.name}
    </Link>
  );
}
