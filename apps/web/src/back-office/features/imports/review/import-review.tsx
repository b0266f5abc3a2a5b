import { Skeleton } from 'antd';
import { useMessages } from '../../../../lib/messages.js';
import { FailureAlert } from '../../../components/failure-alert.js';
import { useImportReviewQuery } from '../api/imports-api.js';
import { importMessages } from '../imports.messages.js';
import { ReviewDesk, type ReviewDeskProps } from './review-desk.js';

/** IMP-JSON-31: shows what an import would do, before anything is written. */
export function ImportReview(props: Omit<ReviewDeskProps, 'seen' | 'review'>) {
  const messages = useMessages(importMessages);
  const { id, startedAt } = props.run;
  const seen = { id, startedAt: startedAt ?? '' };
  const { currentData: review, error, refetch } = useImportReviewQuery(seen, { refetchOnMountOrArgChange: true });
  if (review) return <ReviewDesk {...props} key={seen.startedAt} seen={seen} review={review} />;
  if (!error) return <Skeleton active title={false} paragraph={{ rows: 6 }} />;
  return <FailureAlert error={error} title={messages.failedToReview} retry={refetch} />;
}
