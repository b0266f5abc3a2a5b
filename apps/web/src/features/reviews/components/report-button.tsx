import { lazy, Suspense, useState } from 'react';
import { Icon } from '../../../components/icon.js';
import { useMessages } from '../../../lib/messages.js';
import { reviewActionMessages } from '../review-action.messages.js';
import type { ReviewShown } from './review-item.js';

const ReportDialog = lazy(() => import('./report-dialog.js'));

/** PUB-REV-19: a button to report a review. After a report it stays as a disabled button, because the focus returns to it. */
export function ReportButton({ review }: { review: ReviewShown }) {
  const messages = useMessages(reviewActionMessages);
  const [requesting, setConfirming] = useState(false);
  const [told, setTold] = useState(false);
  const name = review.userName ?? messages.anonymous;
  return (
    <>
      <button
        className="button quiet small report"
        type="button"
        aria-disabled={told || undefined}
        aria-label={told ? messages.reportedOf(name) : messages.reportOf(name)}
        onClick={() => !told && setConfirming(true)}
      >
        <Icon name={told ? 'check' : 'alert'} />
        {told ? messages.reportedShort : messages.report}
      </button>
      <Suspense fallback={null}>
        {requesting && (
          <ReportDialog review={review} onTold={() => setTold(true)} onClose={() => setConfirming(false)} />
        )}
      </Suspense>
    </>
  );
}
