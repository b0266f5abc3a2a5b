import { Alert, Button, Skeleton } from 'antd';
import { useMessages } from '../../../../lib/messages.js';
import type { Failure } from '../../../api/failure.js';
import { backOfficeMessages } from '../../../components/back-office.messages.js';
import { useFailureText } from '../../../components/use-failure-text.js';
import type { Run } from '../../import-runs/api/import-runs-api.js';
import { useImportReviewQuery } from '../api/imports-api.js';
import { importMessages } from '../imports.messages.js';
import type { Started } from '../source/use-start.js';
import type { GiveUp } from '../use-give-up.js';
import { ReviewDesk } from './review-desk.js';

export interface ImportReviewProps {
  run: Run;
  uploaded: Started | null;
  giveUp: GiveUp;
  onReadAgain: (started: Started) => void;
  onConfirmed: () => void;
}

/** IMP-JSON-31: what an import would do, before anything is written. */
export function ImportReview(props: ImportReviewProps) {
  const messages = useMessages(importMessages);
  const shared = useMessages(backOfficeMessages);
  const failureText = useFailureText();
  const { data: review, error, refetch } = useImportReviewQuery(props.run.id, { refetchOnMountOrArgChange: true });
  if (review) return <ReviewDesk {...props} review={review} />;
  if (!error) return <Skeleton active title={false} paragraph={{ rows: 6 }} />;
  return (
    <Alert
      type="error"
      showIcon
      title={messages.failedToReview}
      description={failureText(error as Failure)}
      action={<Button onClick={() => void refetch()}>{shared.retry}</Button>}
    />
  );
}
