import { formatDate, formatNumber } from '@tedarik/turkish';
import { Avatar } from '../../../components/avatar.js';
import { BlogCategoryBadge } from '../../../components/blog-category-badge.js';
import { componentMessages } from '../../../components/components.messages.js';
import { Icon } from '../../../components/icon.js';
import { Picture } from '../../../components/picture.js';
import { drawings } from '../../../config/paths.js';
import { useMessages } from '../../../lib/messages.js';
import { postTrade } from '../../../components/post-trade.js';
import type { Post } from '../api/load-post.js';
import { postMessages } from '../post.messages.js';

/** PUB-POST-02 to 05: badges, title, excerpt, author, date, number of views, and picture. */
export function PostHeader({ post }: { post: Omit<Post, 'related'> }) {
  const messages = useMessages(postMessages);
  const { featured, views } = useMessages(componentMessages);
  const author = post.author?.fullName ?? messages.anonymous;
  const trade = postTrade(post);
  return (
    <header className="post-head" data-cat={trade}>
      <div className="chips">
        {post.isFeatured && <span className="badge featured">{featured}</span>}
        {post.category && <BlogCategoryBadge category={post.category} />}
      </div>
      <h1>{post.title}</h1>
      {post.excerpt && <p className="lead">{post.excerpt}</p>}
      <div className="meta">
        <span>
          <Avatar name={author} picture={post.author?.avatarUrl} />
          <strong>{author}</strong>
        </span>
        <time dateTime={post.date}>{formatDate(post.date)}</time>
        <span className="num">
          <Icon name="eye" />
          {formatNumber(post.viewCount)} {views}
        </span>
        <span className="num">
          <Icon name="comment" />
          {formatNumber(post.commentCount)} {messages.comments}
        </span>
      </div>
      <div className="post-cover">
        <Picture
          src={post.featuredImageUrl}
          fallback={drawings.cover(trade, post.slug)}
          width={1280}
          height={610}
          sizes="(min-width: 1024px) 52rem, 100vw"
          eager
        />
      </div>
    </header>
  );
}
