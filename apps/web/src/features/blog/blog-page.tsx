import { useLoaderData, useNavigation } from '../../lib/router/router-context.js';
import { PageBanner } from '../../components/page-banner.js';
import { PostEditorial } from '../../components/post-editorial.js';
import { ErrorState } from '../../components/state-panel.js';
import { paths } from '../../config/paths.js';
import { useMessages } from '../../lib/messages.js';
import { PageHead } from '../../lib/seo/page-head.js';
import { useSite } from '../../lib/site.js';
import type { BlogData } from './api/load-blog.js';
import { blogHead, blogTrail } from './blog-seo.js';
import { blogMessages } from './blog.messages.js';
import { BlogSearch } from './components/blog-search.js';
import { BlogSidebar } from './components/blog-sidebar.js';
import { BlogCategoryChips } from './components/category-chips.js';
import { PostResults } from './components/post-results.js';

/** /blog. The loader has handled redirects, 404 and 503 with their status. */
export function BlogPage() {
  const blog = useLoaderData<BlogData>();
  const site = useSite();
  const messages = useMessages(blogMessages);
  const busy = useNavigation().location?.pathname === paths.blog;
  return (
    <>
      <PageHead head={blogHead(blog, site)} />
      {/* PUB-BLOG-01, 03 */}
      <PageBanner trail={blogTrail(blog, site)} title={messages.blog} lead={messages.lead} dish="icecek">
        {/* the key resets the typed text when the list is reached in another way */}
        <BlogSearch key={blog.query.search} query={blog.query} />
      </PageBanner>
      {blog.state === 'loaded' && blog.featured.length > 0 && (
        <section className="section white" aria-labelledby="blog-featured">
          <div className="wrap">
            <div className="section-head">
              <h2 id="blog-featured">{messages.featuredTitle}</h2>
            </div>
            <PostEditorial posts={blog.featured} />
          </div>
        </section>
      )}
      <div className="wrap blog-body">
        {blog.state === 'failed' ? (
          <ErrorState title={messages.failed} traceId={blog.traceId} />
        ) : (
          <div className="with-side right">
            {/* PUB-BLOG-12: the old posts stay until the next ones are loaded */}
            <section aria-labelledby="blog-posts" aria-busy={busy || undefined}>
              <h2 className="sr" id="blog-posts">
                {messages.listTitle}
              </h2>
              <BlogCategoryChips query={blog.query} chosen={blog.list.category?.slug} categories={blog.categories} />
              <PostResults query={blog.query} list={blog.list} />
            </section>
            <BlogSidebar query={blog.query} categories={blog.categories} posts={blog.list.items} />
          </div>
        )}
      </div>
    </>
  );
}

export { BlogPage as Component };
export { loadBlog as loader } from './api/load-blog.js';
