import { DeleteTypeCategory, SaveTypeCategory, TypeCategories } from '../../../../lib/graphql/operations.js';
import type { SaveTypeCategoryMutationVariables, TypeCategoriesQuery } from '../../../../lib/graphql/types.js';
import { backOfficeApi, call } from '../../../api/back-office-api.js';

export type TypeCategory = TypeCategoriesQuery['importTypeCategories'][number];

const typeCategoriesApi = backOfficeApi.injectEndpoints({
  endpoints: (build) => ({
    typeCategories: build.query<TypeCategory[], void>({
      query: () => call(TypeCategories, {}),
      transformResponse: (answer: TypeCategoriesQuery) => answer.importTypeCategories,
      providesTags: ['TypeCategory'],
    }),
    saveTypeCategory: build.mutation<unknown, SaveTypeCategoryMutationVariables>({
      query: (variables) => call(SaveTypeCategory, variables),
      invalidatesTags: (_, error) => (error ? [] : ['TypeCategory']),
    }),
    deleteTypeCategory: build.mutation<unknown, string>({
      query: (type) => call(DeleteTypeCategory, { type }),
      invalidatesTags: (_, error) => (error ? [] : ['TypeCategory']),
    }),
  }),
});

export const { useTypeCategoriesQuery, useSaveTypeCategoryMutation, useDeleteTypeCategoryMutation } = typeCategoriesApi;
