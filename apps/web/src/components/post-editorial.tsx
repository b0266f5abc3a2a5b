import type { PostCardFragment } from '../lib/graphql/types.js';
import { PostCard } from './post-card.js';

const LARGE = '(min-width: 1024px) 42rem, 100vw';

/** One large post with the others next to it. */
export function PostEditorial({ posts: [first, ...others] }: { posts: PostCardFragment[] }) {
  if (!first) return null;
  return (
    <div className="editorial">
      <PostCard post={first} sizes={LARGE} />
      {others.length > 0 && (
        <div className="side">
          {others.map((post) => (
            <PostCard key={post.id} post={post} />
          ))}
        </div>
      )}
    </div>
  );
}
