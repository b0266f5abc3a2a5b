import {
  CreateProduct,
  DeleteProducts,
  ListAllCategories,
  ManagedBusinessNames,
  ManagedProduct,
  ManagedProducts,
  RestoreProducts,
  UpdateProduct,
} from '../../../../lib/graphql/operations.js';
import type {
  CreateProductMutationVariables,
  DeleteProductsMutation,
  ListAllCategoriesQuery,
  ManagedBusinessNamesQuery,
  ManagedProductQuery,
  ManagedProductsQuery,
  RestoreProductsMutation,
  UpdateProductMutationVariables,
} from '../../../../lib/graphql/types.js';
import { backOfficeApi, call } from '../../../api/back-office-api.js';
import type { ListArguments } from '../../../components/list/use-list-state.js';

export type ProductRow = ManagedProductsQuery['managedProducts']['items'][number];
export type BusinessName = ManagedBusinessNamesQuery['managedBusinessNames'][number];
type Category = ListAllCategoriesQuery['categories'][number];

interface ProductListArguments {
  list: ListArguments;
  categoryId: string | null;
  businessId: string | null;
}

const productsApi = backOfficeApi.injectEndpoints({
  endpoints: (build) => ({
    managedProducts: build.query<ManagedProductsQuery['managedProducts'], ProductListArguments>({
      query: (requested) => call(ManagedProducts, requested),
      transformResponse: (answer: ManagedProductsQuery) => answer.managedProducts,
      providesTags: ['Product'],
    }),
    managedProduct: build.query<ProductRow | null, string>({
      query: (id) => call(ManagedProduct, { id }),
      transformResponse: (answer: ManagedProductQuery) => answer.managedProduct ?? null,
      providesTags: ['Product'],
    }),
    /** Businesses by what is typed of their name. */
    businessNames: build.query<BusinessName[], string>({
      query: (search) => call(ManagedBusinessNames, { search }),
      transformResponse: (answer: ManagedBusinessNamesQuery) => answer.managedBusinessNames,
      providesTags: ['Business'],
    }),
    productCategories: build.query<Category[], void>({
      query: () => call(ListAllCategories, {}),
      transformResponse: (answer: ListAllCategoriesQuery) => answer.categories,
      providesTags: ['Category'],
    }),
    createProduct: build.mutation<unknown, CreateProductMutationVariables>({
      query: (variables) => call(CreateProduct, variables),
      invalidatesTags: (_, error) => (error ? [] : ['Product', 'Business']),
    }),
    updateProduct: build.mutation<unknown, UpdateProductMutationVariables>({
      query: (variables) => call(UpdateProduct, variables),
      invalidatesTags: (_, error) => (error ? [] : ['Product', 'Business']),
    }),
    deleteProducts: build.mutation<DeleteProductsMutation['deleteProducts'], string[]>({
      query: (ids) => call(DeleteProducts, { ids }),
      transformResponse: (answer: DeleteProductsMutation) => answer.deleteProducts,
      invalidatesTags: ['Product', 'Business'],
    }),
    restoreProducts: build.mutation<RestoreProductsMutation['restoreProducts'], string[]>({
      query: (ids) => call(RestoreProducts, { ids }),
      transformResponse: (answer: RestoreProductsMutation) => answer.restoreProducts,
      invalidatesTags: ['Product', 'Business'],
    }),
  }),
});

export const {
  useManagedProductsQuery,
  useLazyManagedProductQuery,
  useBusinessNamesQuery,
  useProductCategoriesQuery,
  useCreateProductMutation,
  useUpdateProductMutation,
  useDeleteProductsMutation,
  useRestoreProductsMutation,
} = productsApi;
