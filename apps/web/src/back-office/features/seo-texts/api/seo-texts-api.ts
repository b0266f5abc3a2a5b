import {
  DeleteSeoText,
  ManagedSeoText,
  ManagedSeoTexts,
  SaveSeoText,
  SeoSubjects,
} from '../../../../lib/graphql/operations.js';
import type {
  DeleteSeoTextMutationVariables,
  ManagedSeoTextQuery,
  ManagedSeoTextQueryVariables,
  ManagedSeoTextsQuery,
  SaveSeoTextMutationVariables,
  SeoEntityType,
  SeoSubjectsQuery,
} from '../../../../lib/graphql/types.js';
import { backOfficeApi, call } from '../../../api/back-office-api.js';
import type { ListArguments } from '../../../components/list/use-list-state.js';

export type SeoTextRow = ManagedSeoTextsQuery['managedSeoTexts']['items'][number];
export type SeoText = NonNullable<ManagedSeoTextQuery['managedSeoText']>;
export type { SeoEntityType };

interface SeoTextListArguments {
  list: ListArguments;
  type: SeoEntityType | null;
}

const seoTextsApi = backOfficeApi.injectEndpoints({
  endpoints: (build) => ({
    managedSeoTexts: build.query<ManagedSeoTextsQuery['managedSeoTexts'], SeoTextListArguments>({
      query: (requested) => call(ManagedSeoTexts, requested),
      transformResponse: (answer: ManagedSeoTextsQuery) => answer.managedSeoTexts,
      providesTags: ['SeoText'],
    }),
    /** Null when nobody has written one. */
    managedSeoText: build.query<SeoText | null, ManagedSeoTextQueryVariables>({
      query: (of) => call(ManagedSeoText, of),
      transformResponse: (answer: ManagedSeoTextQuery) => answer.managedSeoText ?? null,
      keepUnusedDataFor: 0,
    }),
    seoSubjects: build.query<SeoSubjectsQuery['seoSubjects'], SeoEntityType>({
      query: (type) => call(SeoSubjects, { type }),
      transformResponse: (answer: SeoSubjectsQuery) => answer.seoSubjects,
      providesTags: ['SeoText', 'Category', 'District'],
    }),
    saveSeoText: build.mutation<unknown, SaveSeoTextMutationVariables>({
      query: (variables) => call(SaveSeoText, variables),
      invalidatesTags: (_, error) => (error ? [] : ['SeoText']),
    }),
    deleteSeoText: build.mutation<unknown, DeleteSeoTextMutationVariables>({
      query: (variables) => call(DeleteSeoText, variables),
      invalidatesTags: (_, error) => (error ? [] : ['SeoText']),
    }),
  }),
});

export const {
  useManagedSeoTextsQuery,
  useManagedSeoTextQuery,
  useLazyManagedSeoTextQuery,
  useSeoSubjectsQuery,
  useSaveSeoTextMutation,
  useDeleteSeoTextMutation,
} = seoTextsApi;
