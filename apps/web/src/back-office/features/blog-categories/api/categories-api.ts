import {
  CreateBlogCategory,
  DeleteBlogCategories,
  FreeBlogCategorySlug,
  ManagedBlogCategories,
  RestoreBlogCategories,
  UpdateBlogCategory,
} from '../../../../lib/graphql/operations.js';
import type {
  CreateBlogCategoryMutationVariables,
  DeleteBlogCategoriesMutation,
  FreeBlogCategorySlugQuery,
  FreeBlogCategorySlugQueryVariables,
  ManagedBlogCategoriesQuery,
  RestoreBlogCategoriesMutation,
  UpdateBlogCategoryMutationVariables,
} from '../../../../lib/graphql/types.js';
import { backOfficeApi, call } from '../../../api/back-office-api.js';

export type BlogCategoryRow = ManagedBlogCategoriesQuery['managedBlogCategories'][number];

const categoriesApi = backOfficeApi.injectEndpoints({
  endpoints: (build) => ({
    managedBlogCategories: build.query<BlogCategoryRow[], void>({
      query: () => call(ManagedBlogCategories, {}),
      transformResponse: (answer: ManagedBlogCategoriesQuery) => answer.managedBlogCategories,
      providesTags: ['BlogCategory'],
    }),
    freeBlogCategorySlug: build.query<string, FreeBlogCategorySlugQueryVariables>({
      query: (variables) => call(FreeBlogCategorySlug, variables),
      transformResponse: (answer: FreeBlogCategorySlugQuery) => answer.freeBlogCategorySlug,
      keepUnusedDataFor: 0,
    }),
    createBlogCategory: build.mutation<unknown, CreateBlogCategoryMutationVariables>({
      query: (variables) => call(CreateBlogCategory, variables),
      invalidatesTags: ['BlogCategory'],
    }),
    updateBlogCategory: build.mutation<unknown, UpdateBlogCategoryMutationVariables>({
      query: (variables) => call(UpdateBlogCategory, variables),
      invalidatesTags: ['BlogCategory', 'Post'],
    }),
    deleteBlogCategories: build.mutation<DeleteBlogCategoriesMutation['deleteBlogCategories'], string[]>({
      query: (ids) => call(DeleteBlogCategories, { ids }),
      transformResponse: (answer: DeleteBlogCategoriesMutation) => answer.deleteBlogCategories,
      invalidatesTags: ['BlogCategory', 'Post'],
    }),
    restoreBlogCategories: build.mutation<RestoreBlogCategoriesMutation['restoreBlogCategories'], string[]>({
      query: (ids) => call(RestoreBlogCategories, { ids }),
      transformResponse: (answer: RestoreBlogCategoriesMutation) => answer.restoreBlogCategories,
      invalidatesTags: ['BlogCategory', 'Post'],
    }),
  }),
});

export const {
  useManagedBlogCategoriesQuery,
  useLazyManagedBlogCategoriesQuery,
  useLazyFreeBlogCategorySlugQuery,
  useCreateBlogCategoryMutation,
  useUpdateBlogCategoryMutation,
  useDeleteBlogCategoriesMutation,
  useRestoreBlogCategoriesMutation,
} = categoriesApi;
