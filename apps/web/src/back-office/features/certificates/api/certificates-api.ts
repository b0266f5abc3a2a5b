import {
  CreateCertificate,
  DeleteCertificates,
  ManagedCertificates,
  RestoreCertificates,
  UpdateCertificate,
} from '../../../../lib/graphql/operations.js';
import type {
  CreateCertificateMutationVariables,
  DeleteCertificatesMutation,
  ManagedCertificatesQuery,
  RestoreCertificatesMutation,
  UpdateCertificateMutationVariables,
} from '../../../../lib/graphql/types.js';
import { backOfficeApi, call } from '../../../api/back-office-api.js';
import type { ListArguments } from '../../../components/list/use-list-state.js';

export type CertificateRow = ManagedCertificatesQuery['managedCertificates']['items'][number];

const certificatesApi = backOfficeApi.injectEndpoints({
  endpoints: (build) => ({
    managedCertificates: build.query<ManagedCertificatesQuery['managedCertificates'], ListArguments>({
      query: (list) => call(ManagedCertificates, { list }),
      transformResponse: (answer: ManagedCertificatesQuery) => answer.managedCertificates,
      providesTags: ['Certificate'],
    }),
    createCertificate: build.mutation<unknown, CreateCertificateMutationVariables>({
      query: (variables) => call(CreateCertificate, variables),
      invalidatesTags: ['Certificate'],
    }),
    updateCertificate: build.mutation<unknown, UpdateCertificateMutationVariables>({
      query: (variables) => call(UpdateCertificate, variables),
      invalidatesTags: ['Certificate'],
    }),
    deleteCertificates: build.mutation<DeleteCertificatesMutation['deleteCertificates'], string[]>({
      query: (ids) => call(DeleteCertificates, { ids }),
      transformResponse: (answer: DeleteCertificatesMutation) => answer.deleteCertificates,
      invalidatesTags: ['Certificate', 'Business'],
    }),
    restoreCertificates: build.mutation<RestoreCertificatesMutation['restoreCertificates'], string[]>({
      query: (ids) => call(RestoreCertificates, { ids }),
      transformResponse: (answer: RestoreCertificatesMutation) => answer.restoreCertificates,
      invalidatesTags: ['Certificate', 'Business'],
    }),
  }),
});

export const {
  useManagedCertificatesQuery,
  useLazyManagedCertificatesQuery,
  useCreateCertificateMutation,
  useUpdateCertificateMutation,
  useDeleteCertificatesMutation,
  useRestoreCertificatesMutation,
} = certificatesApi;
