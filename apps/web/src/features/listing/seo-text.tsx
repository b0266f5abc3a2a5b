import { RichText } from '../../components/rich-text.js';
import { useMessages } from '../../lib/messages.js';
import { listingMessages } from './listing.messages.js';

/** PUB-SEO-12: the text of a category, city or district; nothing if there is none. */
export function SeoText({ name, html }: { name: string; html: string | null | undefined }) {
  const { guide } = useMessages(listingMessages);
  if (!html) return null;
  return (
    <section className="section white" aria-label={guide(name)}>
      <div className="wrap">
        <RichText html={html} />
      </div>
    </section>
  );
}
