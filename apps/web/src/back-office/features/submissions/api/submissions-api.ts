import {
  CreateBusinessFromSubmission,
  DecideSubmission,
  DeleteSubmissions,
  ManagedSubmission,
  ManagedSubmissions,
} from '../../../../lib/graphql/operations.js';
import type {
  CreateBusinessFromSubmissionMutation,
  CreateBusinessFromSubmissionMutationVariables,
  DecideSubmissionMutation,
  DecideSubmissionMutationVariables,
  DeleteSubmissionsMutation,
  ManagedSubmissionQuery,
  ManagedSubmissionsQuery,
  ManagedSubmissionsQueryVariables,
} from '../../../../lib/graphql/types.js';
import { backOfficeApi, call } from '../../../api/back-office-api.js';

export type SubmissionRow = ManagedSubmissionsQuery['managedSubmissions']['items'][number];

const submissionsApi = backOfficeApi.injectEndpoints({
  endpoints: (build) => ({
    managedSubmissions: build.query<ManagedSubmissionsQuery['managedSubmissions'], ManagedSubmissionsQueryVariables>({
      query: (variables) => call(ManagedSubmissions, variables),
      transformResponse: (answer: ManagedSubmissionsQuery) => answer.managedSubmissions,
      providesTags: ['Submission'],
    }),
    managedSubmission: build.query<SubmissionRow, string>({
      query: (id) => call(ManagedSubmission, { id }),
      transformResponse: (answer: ManagedSubmissionQuery) => answer.managedSubmission,
      providesTags: ['Submission'],
    }),
    decideSubmission: build.mutation<DecideSubmissionMutation['decideSubmission'], DecideSubmissionMutationVariables>({
      query: (variables) => call(DecideSubmission, variables),
      transformResponse: (answer: DecideSubmissionMutation) => answer.decideSubmission,
      invalidatesTags: ['Submission', 'Panel'],
    }),
    deleteSubmissions: build.mutation<DeleteSubmissionsMutation['deleteSubmissions'], string[]>({
      query: (ids) => call(DeleteSubmissions, { ids }),
      transformResponse: (answer: DeleteSubmissionsMutation) => answer.deleteSubmissions,
      invalidatesTags: ['Submission', 'Panel'],
    }),
    createBusinessFromSubmission: build.mutation<string, CreateBusinessFromSubmissionMutationVariables>({
      query: (variables) => call(CreateBusinessFromSubmission, variables),
      transformResponse: (answer: CreateBusinessFromSubmissionMutation) => answer.createBusinessFromSubmission,
      invalidatesTags: ['Submission', 'Business', 'Panel'],
    }),
  }),
});

export const {
  useManagedSubmissionQuery,
  useManagedSubmissionsQuery,
  useDecideSubmissionMutation,
  useDeleteSubmissionsMutation,
  useCreateBusinessFromSubmissionMutation,
} = submissionsApi;
