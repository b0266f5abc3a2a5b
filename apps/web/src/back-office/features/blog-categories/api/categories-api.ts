import { BLOG_CATEGORY } from '@tedarik/fields';
import { FreeBlogCategorySlug } from '../../../../lib/graphql/operations.js';
import type { FreeBlogCategorySlugQuery, FreeBlogCategorySlugQueryVariables } from '../../../../lib/graphql/types.js';
import { backOfficeApi, call } from '../../../api/back-office-api.js';
import { useRecordsQuery } from '../../../components/record/record-api.js';

const ALL = { of: BLOG_CATEGORY, list: { search: '', page: 1, pageSize: 100, sort: 'name', descending: false } };

/** What a post can be put into. */
export const useBlogCategories = () => useRecordsQuery(ALL).data?.items ?? [];

export const { useLazyFreeBlogCategorySlugQuery } = backOfficeApi.injectEndpoints({
  endpoints: (build) => ({
    freeBlogCategorySlug: build.query<string, FreeBlogCategorySlugQueryVariables>({
      query: (variables) => call(FreeBlogCategorySlug, variables),
      transformResponse: (answer: FreeBlogCategorySlugQuery) => answer.freeBlogCategorySlug,
      keepUnusedDataFor: 0,
    }),
  }),
});
