import { formatNumber } from '@tedarik/turkish';
import { Link } from '../../../lib/router/link.js';
import { BeyondLastPage } from '../../../components/beyond-last-page.js';
import { Pagination } from '../../../components/pagination.js';
import { PostCard } from '../../../components/post-card.js';
import { EmptyState } from '../../../components/state-panel.js';
import { paths } from '../../../config/paths.js';
import { useMessages } from '../../../lib/messages.js';
import type { PostList } from '../api/load-blog.js';
import { blogAddress, type BlogQuery, isBlogStart } from '../blog-query.js';
import { blogMessages } from '../blog.messages.js';

const FIRST_ROW = 3;

interface PostResultsProps {
  query: BlogQuery;
  list: PostList;
}

/** PUB-BLOG-05 to 07: the count (announced when it changes), the posts, and the pagination. */
export function PostResults({ query, list }: PostResultsProps) {
  const messages = useMessages(blogMessages);
  return (
    <>
      <div className="toolbar">
        <p className="count" role="status">
          <strong className="num">{formatNumber(list.total)}</strong> {messages.found}
          {list.category && ` · ${list.category.name}`}
          {query.search && ` · "${query.search}"`}
        </p>
      </div>
      {list.items.length ? (
        <>
          <div className="grid three">
            {list.items.map((post, index) => (
              <PostCard key={post.id} post={post} eager={!isBlogStart(query) && index < FIRST_ROW} />
            ))}
          </div>
          <Pagination
            page={query.page}
            totalPages={list.totalPages}
            addressOf={(page) => blogAddress({ ...query, page })}
          />
        </>
      ) : (
        <Nothing query={query} beyond={list.total > 0} />
      )}
    </>
  );
}

/** PUB-BLOG-10, ROUTE-20: shown if there are no posts, no matches, or the page is after the last one. */
function Nothing({ query, beyond }: { query: BlogQuery; beyond: boolean }) {
  const messages = useMessages(blogMessages);
  if (beyond) return <BeyondLastPage title={messages.emptyPage} firstPage={blogAddress({ ...query, page: 1 })} />;
  return (
    <EmptyState text={query.search ? messages.noneFound : messages.empty}>
      {!isBlogStart(query) && (
        <Link className="button" to={paths.blog}>
          {messages.seeAll}
        </Link>
      )}
    </EmptyState>
  );
}
