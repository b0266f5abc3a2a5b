import {
  CategoryUse,
  CreateCategory,
  DeleteCategories,
  ManagedCategories,
  RestoreCategories,
  UpdateCategory,
} from '../../../../lib/graphql/operations.js';
import type {
  CategoryUseQuery,
  CreateCategoryMutationVariables,
  DeleteCategoriesMutation,
  DeleteCategoriesMutationVariables,
  ManagedCategoriesQuery,
  RestoreCategoriesMutation,
  UpdateCategoryMutationVariables,
} from '../../../../lib/graphql/types.js';
import { backOfficeApi, call } from '../../../api/back-office-api.js';
import type { ListArguments } from '../../../components/list/use-list-state.js';

export type CategoryRow = ManagedCategoriesQuery['managedCategories']['items'][number];

const categoriesApi = backOfficeApi.injectEndpoints({
  endpoints: (build) => ({
    managedCategories: build.query<ManagedCategoriesQuery['managedCategories'], ListArguments>({
      query: (list) => call(ManagedCategories, { list }),
      transformResponse: (answer: ManagedCategoriesQuery) => answer.managedCategories,
      providesTags: ['Category'],
    }),
    /** Requested anew each time: something is about to be deleted. */
    categoryUse: build.query<CategoryUseQuery['categoryUse'], string[]>({
      query: (ids) => call(CategoryUse, { ids }),
      transformResponse: (answer: CategoryUseQuery) => answer.categoryUse,
      providesTags: ['Category', 'Business', 'Product'],
      keepUnusedDataFor: 0,
    }),
    createCategory: build.mutation<unknown, CreateCategoryMutationVariables>({
      query: (variables) => call(CreateCategory, variables),
      invalidatesTags: (_, error) => (error ? [] : ['Category', 'Panel']),
    }),
    updateCategory: build.mutation<unknown, UpdateCategoryMutationVariables>({
      query: (variables) => call(UpdateCategory, variables),
      invalidatesTags: (_, error) => (error ? [] : ['Category', 'Business', 'Product', 'SeoText']),
    }),
    deleteCategories: build.mutation<DeleteCategoriesMutation['deleteCategories'], DeleteCategoriesMutationVariables>({
      query: (variables) => call(DeleteCategories, variables),
      transformResponse: (answer: DeleteCategoriesMutation) => answer.deleteCategories,
      invalidatesTags: (_, error) => (error ? [] : ['Category', 'Business', 'Product', 'SeoText', 'Panel']),
    }),
    restoreCategories: build.mutation<RestoreCategoriesMutation['restoreCategories'], string[]>({
      query: (ids) => call(RestoreCategories, { ids }),
      transformResponse: (answer: RestoreCategoriesMutation) => answer.restoreCategories,
      invalidatesTags: ['Category', 'Business', 'Product', 'SeoText', 'Panel'],
    }),
  }),
});

export const {
  useManagedCategoriesQuery,
  useLazyManagedCategoriesQuery,
  useCategoryUseQuery,
  useCreateCategoryMutation,
  useUpdateCategoryMutation,
  useDeleteCategoriesMutation,
  useRestoreCategoriesMutation,
} = categoriesApi;
