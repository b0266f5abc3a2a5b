import type { ReportReason } from '@tedarik/commands';

/** One visitor's report of a review. */
export interface Report {
  id: string;
  reviewId: string;
  accountId: string;
  reason: ReportReason;
  at: Date;
}
