import { formatDate, formatNumber } from '@tedarik/turkish';
import { Link } from '../lib/router/link.js';
import { drawings, paths } from '../config/paths.js';
import type { PostCardFragment } from '../lib/graphql/types.js';
import { useMessages } from '../lib/messages.js';
import { postTrade } from './post-trade.js';
import { BlogCategoryBadge } from './blog-category-badge.js';
import { componentMessages } from './components.messages.js';
import { Icon } from './icon.js';
import { Picture } from './picture.js';

interface PostCardProps {
  post: PostCardFragment;
  /** The `sizes` attribute of the image. */
  sizes?: string;
  /** True in the first row: its picture loads eagerly. */
  eager?: boolean;
}

/** PUB-BLOG-14: a post in a list. The whole card links to it; the category badge lies above that link. */
export function PostCard({ post, sizes = '(min-width: 640px) 20rem, 100vw', eager = false }: PostCardProps) {
  const messages = useMessages(componentMessages);
  const trade = postTrade(post);
  return (
    <article className="card" data-cat={trade}>
      <div className="cover">
        <Picture
          src={post.featuredImageUrl}
          fallback={drawings.cover(trade, post.slug)}
          width={640}
          height={400}
          sizes={sizes}
          eager={eager}
        />
        {post.isFeatured && (
          <div className="badges">
            <span className="badge featured">{messages.featured}</span>
          </div>
        )}
      </div>
      <div className="body">
        {post.category && <BlogCategoryBadge category={post.category} />}
        <h3>
          <Link to={paths.post(post.slug)}>{post.title}</Link>
        </h3>
        <p className="text">{post.excerpt}</p>
        <div className="foot meta">
          <time dateTime={post.date}>{formatDate(post.date)}</time>
          <span className="num">
            <Icon name="eye" />
            {formatNumber(post.viewCount)}
            <span className="sr"> {messages.views}</span>
          </span>
        </div>
      </div>
    </article>
  );
}
