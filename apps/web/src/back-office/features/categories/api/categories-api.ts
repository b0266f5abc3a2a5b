import { CategoryUse } from '../../../../lib/graphql/operations.js';
import { backOfficeApi } from '../../../api/back-office-api.js';
import { byIds, reads } from '../../../api/endpoints.js';

export const { useCategoryUseQuery } = backOfficeApi.injectEndpoints({
  endpoints: (build) => ({
    /** Not cached, because a deletion depends on it. */
    categoryUse: build.query({
      ...reads(CategoryUse, 'categoryUse', ['Category', 'Business', 'Product'], byIds),
      keepUnusedDataFor: 0,
    }),
  }),
});
