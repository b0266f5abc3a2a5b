import { useLoaderData } from '../../lib/router/router-context.js';
import { RichText } from '../../components/rich-text.js';
import { useMessages } from '../../lib/messages.js';
import { personal } from '../../lib/seo/head.js';
import { PageHead } from '../../lib/seo/page-head.js';
import type { PreviewData } from './api/load-post-preview.js';
import { PostHeader } from './components/post-header.js';
import { PostMissing } from './components/post-missing.js';
import { PostTags } from './components/post-tags.js';
import { postMessages } from './post.messages.js';

/** /blog/onizleme/:token: a preview of a draft as readers would see it (ADM-BLOG-07). Not indexed, cached or counted. */
export function PostPreviewPage() {
  const messages = useMessages(postMessages);
  const answer = useLoaderData<PreviewData>();
  if (answer.state !== 'loaded') return <PostMissing answer={answer} />;
  const { post } = answer;
  return (
    <div className="wrap page-end">
      <PageHead head={personal(post.title, messages.preview)} />
      <p className="panel" role="status">
        {messages.preview}
      </p>
      <article>
        <PostHeader post={post} />
        <RichText html={post.contentHtml} />
        <PostTags tags={post.tags} />
      </article>
    </div>
  );
}

export { PostPreviewPage as Component };
export { loadPostPreview as loader } from './api/load-post-preview.js';
