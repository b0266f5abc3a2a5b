import { useLoaderData } from '../../lib/router/router-context.js';
import { FailedPage } from '../../components/missing-page.js';
import { PageBanner } from '../../components/page-banner.js';
import { paths } from '../../config/paths.js';
import { useMessages } from '../../lib/messages.js';
import { PageHead } from '../../lib/seo/page-head.js';
import { breadcrumbList } from '../../lib/seo/structured.js';
import { useSite } from '../../lib/site.js';
import type { QuoteFormChoices, QuoteFormData } from './api/load-quote-form.js';
import { requestingMessages } from './requesting.messages.js';
import { RequestForm } from './components/request-form.js';

/** /teklif-iste, and with `?firma=` for one business: the form by which buyers request quotes. */
export function RequestQuotesPage() {
  const answer = useLoaderData<QuoteFormData>();
  const { title, lead } = useMessages(requestingMessages);
  if (answer.state === 'failed') return <FailedPage title={title} description={lead} traceId={answer.traceId} />;
  return <Form choices={answer} />;
}

function Form({ choices }: { choices: QuoteFormChoices }) {
  const site = useSite();
  const messages = useMessages(requestingMessages);
  const trail = [{ name: messages.title }];
  const { business } = choices;
  const steps = [
    [messages.how1, messages.how1Text],
    [messages.how2, messages.how2Text],
    [messages.how3, messages.how3Text],
  ] as const;
  const head = {
    title: messages.title,
    description: messages.description(site.brand),
    keywords: messages.keywords.split(', '),
    canonical: paths.requestQuotes,
    structured: [breadcrumbList(site, trail)],
  };
  return (
    <>
      <PageHead head={business ? { ...head, robots: 'noindex, follow' } : head} />
      <PageBanner
        trail={trail}
        title={business ? messages.titleOf(business.name) : messages.title}
        lead={messages.lead}
        dish="tahil-bakliyat"
      />
      <div className="wrap submission">
        <div className="with-side right">
          <RequestForm key={business?.id} {...choices} />
          <aside aria-labelledby="how-quotes-work">
            <h2 id="how-quotes-work">{messages.how}</h2>
            <ol className="stack steps">
              {steps.map(([step, text]) => (
                <li key={step}>
                  <strong>{step}</strong> <span className="muted">{text}</span>
                </li>
              ))}
            </ol>
          </aside>
        </div>
      </div>
    </>
  );
}

export { RequestQuotesPage as Component };
export { loadQuoteForm as loader } from './api/load-quote-form.js';
