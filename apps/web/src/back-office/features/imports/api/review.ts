import type {
  ImportReviewQuery,
  ReviewedRowsQuery,
  ReviewedRowsQueryVariables,
  StartImportMutationVariables,
} from '../../../../lib/graphql/types.js';

export type Review = ImportReviewQuery['managedImportReview'] & ImportReviewQuery['managedImport'];
export type Settings = Review['settings'];
export type ReviewedRow = ReviewedRowsQuery['managedImportRows'][number];
export type Forecast = ReviewedRow['forecast'];
export type Fix = NonNullable<Review['fixes']>[number];
export type RowFieldValue = NonNullable<ReviewedRow['edited']>[number];
export type RowField = RowFieldValue['target'];
export type ReviewProblem = NonNullable<ReviewedRowsQueryVariables['problem']>;
export type ActionOnRow = NonNullable<ReviewedRow['action']>;
export type StartInput = StartImportMutationVariables['input'];
export type Separator = NonNullable<Review['separator']>;
export type ImportForm = StartInput['form'];

/** Identifies a review of an import. After its file is read again it is a new review with other rows. */
export interface Reviewed {
  id: string;
  startedAt: string;
}

/** The rows of a review with one forecast, or with one problem; null means no restriction. */
export interface RowsRequested extends Reviewed {
  forecast: Forecast | null;
  problem: ReviewProblem | null;
}

export const isSameProblem = (one: ReviewProblem | null, other: ReviewProblem): boolean =>
  one !== null && one.kind === other.kind && one.reason === other.reason;
