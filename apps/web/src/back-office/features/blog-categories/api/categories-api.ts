import { BLOG_CATEGORY } from '@tedarik/fields';
import { FreeBlogCategorySlug } from '../../../../lib/graphql/operations.js';
import { backOfficeApi } from '../../../api/back-office-api.js';
import { reads } from '../../../api/endpoints.js';
import { useRecordsQuery } from '../../../components/record/record-api.js';

const ALL = { of: BLOG_CATEGORY, list: { search: '', page: 1, pageSize: 100, sort: 'name', descending: false } };

/** The categories a post can have. */
export const useBlogCategories = () => useRecordsQuery(ALL).data?.items ?? [];

export const { useLazyFreeBlogCategorySlugQuery } = backOfficeApi.injectEndpoints({
  endpoints: (build) => ({
    freeBlogCategorySlug: build.query({
      ...reads(FreeBlogCategorySlug, 'freeBlogCategorySlug', []),
      keepUnusedDataFor: 0,
    }),
  }),
});
