import { useLoaderData } from '../../lib/router/router-context.js';
import { Breadcrumbs } from '../../components/breadcrumbs.js';
import { paths } from '../../config/paths.js';
import { useMessages } from '../../lib/messages.js';
import { unlisted } from '../../lib/seo/head.js';
import { PageHead } from '../../lib/seo/page-head.js';
import type { Business, BusinessData } from '../business/api/load-business.js';
import { BusinessMissing } from '../business/components/business-missing.js';
import { SuggestionForm } from './components/suggestion-form.js';
import { suggestedChangeMessages } from './suggested-change.messages.js';

/** /firma/:slug/duzelt. Uses the loader of the business's page, which also handles renamed and unknown businesses. */
export function SuggestedChangePage() {
  const answer = useLoaderData<BusinessData>();
  return answer.state === 'loaded' ? <Suggesting business={answer.business} /> : <BusinessMissing answer={answer} />;
}

function Suggesting({ business }: { business: Business }) {
  const messages = useMessages(suggestedChangeMessages);
  const { name, slug } = business;
  const lead = messages.lead(name);
  return (
    <div className="wrap suggested-change">
      <PageHead head={unlisted(messages.title(name), lead)} />
      <Breadcrumbs trail={[{ name, path: paths.business(slug) }, { name: messages.heading }]} />
      <header>
        <h1>{messages.heading}</h1>
        <p className="lead">{lead}</p>
      </header>
      <SuggestionForm business={business} />
    </div>
  );
}

export { SuggestedChangePage as Component };
export { loadBusiness as loader } from '../business/api/load-business.js';
