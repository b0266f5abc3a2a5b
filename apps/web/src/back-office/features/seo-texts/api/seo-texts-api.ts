import {
  DeleteSeoText,
  ManagedSeoText,
  ManagedSeoTexts,
  SaveSeoText,
  SeoSubjects,
} from '../../../../lib/graphql/operations.js';
import type { ManagedSeoTextQuery, ManagedSeoTextsQuery, SeoEntityType } from '../../../../lib/graphql/types.js';
import { backOfficeApi } from '../../../api/back-office-api.js';
import { reads, restorable, saves } from '../../../api/endpoints.js';

export type SeoTextRow = ManagedSeoTextsQuery['managedSeoTexts']['items'][number];
export type StoredSeoText = NonNullable<ManagedSeoTextQuery['managedSeoText']>;
export type { SeoEntityType };

const seoTextsApi = backOfficeApi.injectEndpoints({
  endpoints: (build) => ({
    managedSeoTexts: build.query(reads(ManagedSeoTexts, 'managedSeoTexts', ['SeoText'])),
    /** Null if there is no text yet. */
    managedSeoText: build.query({ ...reads(ManagedSeoText, 'managedSeoText', []), keepUnusedDataFor: 0 }),
    seoSubjects: build.query(reads(SeoSubjects, 'seoSubjects', ['SeoText', 'Category', 'District'])),
    saveSeoText: build.mutation({ ...saves(SaveSeoText, ['SeoText']), ...restorable(SaveSeoText) }),
    deleteSeoText: build.mutation(saves(DeleteSeoText, ['SeoText'])),
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
