import { Breadcrumbs } from '../../components/breadcrumbs.js';
import { Drawing } from '../../components/drawing.js';
import { drawings } from '../../config/paths.js';
import { useMessages } from '../../lib/messages.js';
import { PageHead } from '../../lib/seo/page-head.js';
import { useSite } from '../../lib/site.js';
import { NextSteps } from './components/next-steps.js';
import { SubmissionForm } from './components/submission-form.js';
import { submissionHead, submissionTrail } from './submission-seo.js';
import { submissionMessages } from './submission.messages.js';

/** PUB-SUB-01, /firma-ekle. */
export function SubmissionPage() {
  const site = useSite();
  const messages = useMessages(submissionMessages);
  return (
    <>
      <PageHead head={submissionHead(site)} />
      <section className="pagehead saffron has-dish">
        <div className="wrap">
          <Drawing className="dish" src={drawings.plate('kuruyemis')} width={210} height={210} eager />
          <Breadcrumbs trail={submissionTrail(site)} />
          <div className="copy">
            <h1>{messages.title}</h1>
            <p className="lead">{messages.intro}</p>
          </div>
        </div>
      </section>
      <div className="wrap submission">
        <div className="with-side right">
          <SubmissionForm />
          <NextSteps />
        </div>
      </div>
    </>
  );
}

export { SubmissionPage as Component };
