import {
  CreateBusinessFromSubmission,
  DecideSubmission,
  DeleteSubmissions,
  ManagedSubmission,
  ManagedSubmissions,
} from '../../../../lib/graphql/operations.js';
import type { ManagedSubmissionsQuery } from '../../../../lib/graphql/types.js';
import { backOfficeApi } from '../../../api/back-office-api.js';
import { byId, byIds, reads, writes } from '../../../api/endpoints.js';

export type SubmissionRow = ManagedSubmissionsQuery['managedSubmissions']['items'][number];

const submissionsApi = backOfficeApi.injectEndpoints({
  endpoints: (build) => ({
    managedSubmissions: build.query(reads(ManagedSubmissions, 'managedSubmissions', ['Submission'])),
    managedSubmission: build.query(reads(ManagedSubmission, 'managedSubmission', ['Submission'], byId)),
    decideSubmission: build.mutation(writes(DecideSubmission, 'decideSubmission', ['Submission', 'Panel'])),
    deleteSubmissions: build.mutation(writes(DeleteSubmissions, 'deleteSubmissions', ['Submission', 'Panel'], byIds)),
    createBusinessFromSubmission: build.mutation(
      writes(CreateBusinessFromSubmission, 'createBusinessFromSubmission', ['Submission', 'Business', 'Panel']),
    ),
  }),
});

export const {
  useManagedSubmissionQuery,
  useLazyManagedSubmissionQuery,
  useManagedSubmissionsQuery,
  useDecideSubmissionMutation,
  useDeleteSubmissionsMutation,
  useCreateBusinessFromSubmissionMutation,
} = submissionsApi;
