import { Breadcrumbs, type Crumb } from '../../../components/breadcrumbs.js';
import { Drawing } from '../../../components/drawing.js';
import { drawings } from '../../../config/paths.js';
import { useMessages } from '../../../lib/messages.js';
import type { BlogQuery } from '../blog-query.js';
import { blogMessages } from '../blog.messages.js';
import { BlogSearch } from './blog-search.js';

/** PUB-BLOG-01, 03: what this is, and the search. */
export function BlogHero({ query, trail }: { query: BlogQuery; trail: Crumb[] }) {
  const messages = useMessages(blogMessages);
  return (
    <section className="pagehead saffron has-dish">
      <div className="wrap">
        <Drawing className="dish" src={drawings.plate('icecek')} width={210} height={210} eager />
        <Breadcrumbs trail={trail} />
        <div className="copy">
          <h1>{messages.blog}</h1>
          <p className="lead">{messages.lead}</p>
          {/* a list that was reached some other way brings its own text along */}
          <BlogSearch key={query.search} query={query} />
        </div>
      </div>
    </section>
  );
}
