import { Link } from '../../lib/router/link.js';
import { useLoaderData } from '../../lib/router/router-context.js';
import { Breadcrumbs } from '../../components/breadcrumbs.js';
import { Icon } from '../../components/icon.js';
import { PostLinks } from '../../components/post-links.js';
import { RichText } from '../../components/rich-text.js';
import { paths } from '../../config/paths.js';
import { useMessages } from '../../lib/messages.js';
import { PageHead } from '../../lib/seo/page-head.js';
import { useSite } from '../../lib/site.js';
import type { Post, PostData } from './api/load-post.js';
import { Comments } from './components/comments.js';
import { PostHeader } from './components/post-header.js';
import { PostMissing } from './components/post-missing.js';
import { PostTags } from './components/post-tags.js';
import { postHead, postTrail } from './post-seo.js';
import { postMessages } from './post.messages.js';
import { useViewReport } from './use-view-report.js';

/** /blog/:slug. The loader has handled 301, 404, 410 and 503 with their status. */
export function PostPage() {
  const answer = useLoaderData<PostData>();
  return answer.state === 'loaded' ? (
    <FoundPost key={answer.post.id} post={answer.post} />
  ) : (
    <PostMissing answer={answer} />
  );
}

function FoundPost({ post }: { post: Post }) {
  const site = useSite();
  const messages = useMessages(postMessages);
  useViewReport(post.id);
  return (
    <div className="wrap page-end">
      <PageHead head={postHead(post, site)} />
      <Breadcrumbs trail={postTrail(post, site)} />
      <div className="with-side right">
        <article>
          <PostHeader post={post} />
          <RichText html={post.contentHtml} />
          <PostTags tags={post.tags} />
          <Comments post={post} />
        </article>
        <aside className="sticky" aria-label={messages.related}>
          <Link className="more" to={paths.blog}>
            <Icon name="arrow-left" />
            {messages.backToBlog}
          </Link>
          {post.related.length > 0 && (
            <div className="panel">
              <h2>{messages.related}</h2>
              <PostLinks posts={post.related} />
            </div>
          )}
        </aside>
      </div>
    </div>
  );
}

export { PostPage as Component };
export { loadPost as loader } from './api/load-post.js';
