import { formatNumber } from '@tedarik/turkish';
import { Link } from '../../../lib/router/link.js';
import { ColourDot } from '../../../components/colour-dot.js';
import { PostLinks } from '../../../components/post-links.js';
import { useMessages } from '../../../lib/messages.js';
import type { BlogCategories, PostList } from '../api/load-blog.js';
import { blogAddress, type BlogQuery } from '../blog-query.js';
import { blogMessages } from '../blog.messages.js';

const RECENT = 5;

interface BlogSidebarProps {
  query: BlogQuery;
  categories: BlogCategories;
  /** The posts of the current page. */
  posts: PostList['items'];
}

/** PUB-BLOG-09: the categories, then the first posts of the page as 'Son Yazılar'. */
export function BlogSidebar({ query: { search }, categories, posts }: BlogSidebarProps) {
  const messages = useMessages(blogMessages);
  return (
    <aside className="sticky" aria-label={messages.sidebar}>
      {categories.length > 0 && (
        <div className="panel">
          <h2>{messages.categories}</h2>
          <ul className="cat-list">
            {categories.map(({ id, slug, name, color, postCount }) => (
              <li key={id}>
                <Link to={blogAddress({ category: slug, search })}>
                  <ColourDot colour={color} />
                  {name}
                  <span className="n tiny num">{formatNumber(postCount)}</span>
                </Link>
              </li>
            ))}
          </ul>
        </div>
      )}
      {posts.length > 0 && (
        <div className="panel">
          <h2>{messages.recent}</h2>
          <PostLinks posts={posts.slice(0, RECENT)} />
        </div>
      )}
    </aside>
  );
}
