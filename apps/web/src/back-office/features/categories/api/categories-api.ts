import { CategoryUse } from '../../../../lib/graphql/operations.js';
import type { CategoryUseQuery } from '../../../../lib/graphql/types.js';
import { backOfficeApi, call } from '../../../api/back-office-api.js';

export const { useCategoryUseQuery } = backOfficeApi.injectEndpoints({
  endpoints: (build) => ({
    /** Requested anew each time: something is about to be deleted. */
    categoryUse: build.query<CategoryUseQuery['categoryUse'], string[]>({
      query: (ids) => call(CategoryUse, { ids }),
      transformResponse: (answer: CategoryUseQuery) => answer.categoryUse,
      providesTags: ['Category', 'Business', 'Product'],
      keepUnusedDataFor: 0,
    }),
  }),
});
