import { Link } from '../../../lib/router/link.js';
import { Icon } from '../../../components/icon.js';
import { useMessages } from '../../../lib/messages.js';
import { readableOn } from '../readable-on.js';
import type { BlogCategories } from '../api/load-blog.js';
import { blogAddress, type BlogQuery } from '../blog-query.js';
import { blogMessages } from '../blog.messages.js';

interface CategoryChipsProps {
  query: BlogQuery;
  /** Slug of the current category. */
  chosen: string | undefined;
  categories: BlogCategories;
}

/** PUB-BLOG-04, 13, 20: 'Tümü' and a chip per category in its colour; the current one also has a tick and a ring. */
export function BlogCategoryChips({ query: { category, search }, chosen, categories }: CategoryChipsProps) {
  const messages = useMessages(blogMessages);
  return (
    <nav className="chips scroll" aria-label={messages.categoryChoice}>
      <Link className="chip big" to={blogAddress({ search })} aria-current={!category || undefined} preventScrollReset>
        {messages.all}
      </Link>
      {categories.map(({ id, slug, name, color }) => (
        <Link
          key={id}
          className={`chip big coloured on-${readableOn(color)}`}
          to={blogAddress({ category: slug, search })}
          aria-current={slug === chosen || undefined}
          preventScrollReset
        >
          {/* an SVG, because the content security policy forbids style attributes */}
          <svg className="ground" aria-hidden="true">
            <rect width="100%" height="100%" fill={color} />
          </svg>
          {slug === chosen && <Icon name="check" />}
          <span>{name}</span>
        </Link>
      ))}
    </nav>
  );
}
