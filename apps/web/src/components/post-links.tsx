import { formatDate } from '@tedarik/turkish';
import { Link } from '../lib/router/link.js';
import { drawings, paths } from '../config/paths.js';
import type { PostLinkFragment } from '../lib/graphql/types.js';
import { postTrade } from './post-trade.js';
import { Picture } from './picture.js';

/** A short list of posts: a small picture, the title and the date. */
export function PostLinks({ posts }: { posts: PostLinkFragment[] }) {
  return (
    <ul className="post-list">
      {posts.map((post) => (
        <li key={post.id}>
          <Link to={paths.post(post.slug)}>
            <Picture
              src={post.featuredImageUrl}
              fallback={drawings.cover(postTrade(post), post.slug)}
              width={72}
              height={56}
            />
            <span>
              {post.title}
              <time className="tiny" dateTime={post.date}>
                {formatDate(post.date)}
              </time>
            </span>
          </Link>
        </li>
      ))}
    </ul>
  );
}
