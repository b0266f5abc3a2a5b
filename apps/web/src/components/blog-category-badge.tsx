import { Link } from '../lib/router/link.js';
import { blogOfCategoryPath } from '../config/paths.js';
import { ColourDot } from './colour-dot.js';

/** PUB-BLOG-14: the category of a post, linking to its other posts. */
export function BlogCategoryBadge({ category }: { category: { slug: string; name: string; color: string } }) {
  return (
    <Link className="chip light above" to={blogOfCategoryPath(category.slug)}>
      <ColourDot colour={category.color} />
      {category.name}
    </Link>
  );
}
