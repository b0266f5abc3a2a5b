import { DeleteTypeCategory, SaveTypeCategory, TypeCategories } from '../../../../lib/graphql/operations.js';
import type { TypeCategoriesQuery } from '../../../../lib/graphql/types.js';
import { backOfficeApi } from '../../../api/back-office-api.js';
import { nothing, reads, saves } from '../../../api/endpoints.js';

export type TypeCategory = TypeCategoriesQuery['importTypeCategories'][number];

const typeCategoriesApi = backOfficeApi.injectEndpoints({
  endpoints: (build) => ({
    typeCategories: build.query(reads(TypeCategories, 'importTypeCategories', ['TypeCategory'], nothing)),
    saveTypeCategory: build.mutation(saves(SaveTypeCategory, ['TypeCategory'])),
    deleteTypeCategory: build.mutation(saves(DeleteTypeCategory, ['TypeCategory'])),
  }),
});

export const { useTypeCategoriesQuery, useSaveTypeCategoryMutation, useDeleteTypeCategoryMutation } = typeCategoriesApi;
