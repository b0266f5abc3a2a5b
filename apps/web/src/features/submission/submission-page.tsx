import { PageBanner } from '../../components/page-banner.js';
import { useMessages } from '../../lib/messages.js';
import { PageHead } from '../../lib/seo/page-head.js';
import { useSite } from '../../lib/site.js';
import { NextSteps } from './components/next-steps.js';
import { SubmissionForm } from './components/submission-form.js';
import { submissionHead, submissionTrail } from './submission-seo.js';
import { submissionMessages } from './submission.messages.js';

/** /firma-ekle: the form to submit a business (PUB-SUB-01). */
export function SubmissionPage() {
  const site = useSite();
  const messages = useMessages(submissionMessages);
  return (
    <>
      <PageHead head={submissionHead(site)} />
      <PageBanner trail={submissionTrail(site)} title={messages.title} lead={messages.intro} dish="kuruyemis" />
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
