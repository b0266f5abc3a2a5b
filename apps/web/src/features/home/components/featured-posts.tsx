import { useEffect } from 'react';
import { Link } from '../../../lib/router/link.js';
import { Icon } from '../../../components/icon.js';
import { PostEditorial } from '../../../components/post-editorial.js';
import { paths } from '../../../config/paths.js';
import type { PostCardFragment } from '../../../lib/graphql/types.js';
import { useMessages } from '../../../lib/messages.js';
import { homeMessages } from '../home.messages.js';

/** PUB-HOME-15, 16: featured posts; nothing if there are none. If they could not be loaded, that is logged. */
export function FeaturedPosts({ posts }: { posts: PostCardFragment[] | null }) {
  const messages = useMessages(homeMessages);
  const failed = !posts;
  useEffect(() => {
    if (failed) console.error(messages.postsError);
  }, [failed, messages]);
  if (!posts?.length) return null;
  return (
    <section className="section" aria-labelledby="home-posts">
      <div className="wrap">
        <div className="section-head">
          <h2 id="home-posts">{messages.postsTitle}</h2>
          <Link className="more" to={paths.blog}>
            {messages.postsAll}
            <Icon name="arrow-right" />
          </Link>
        </div>
        <PostEditorial posts={posts} />
      </div>
    </section>
  );
}
