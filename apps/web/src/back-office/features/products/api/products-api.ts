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
import type { ManagedBusinessNamesQuery, ManagedProductsQuery } from '../../../../lib/graphql/types.js';
import { backOfficeApi } from '../../../api/back-office-api.js';
import { byId, byIds, nothing, reads, restorable, saves, writes } from '../../../api/endpoints.js';

export type ProductRow = ManagedProductsQuery['managedProducts']['items'][number];
export type BusinessName = ManagedBusinessNamesQuery['managedBusinessNames'][number];

const productsApi = backOfficeApi.injectEndpoints({
  endpoints: (build) => ({
    managedProducts: build.query(reads(ManagedProducts, 'managedProducts', ['Product'])),
    managedProduct: build.query(reads(ManagedProduct, 'managedProduct', ['Product'], byId)),
    /** Businesses whose names match the typed text. */
    businessNames: build.query(reads(ManagedBusinessNames, 'managedBusinessNames', ['Business'])),
    productCategories: build.query(reads(ListAllCategories, 'categories', ['Category'], nothing)),
    createProduct: build.mutation(saves(CreateProduct, ['Product', 'Business'])),
    updateProduct: build.mutation({ ...saves(UpdateProduct, ['Product', 'Business']), ...restorable(UpdateProduct) }),
    deleteProducts: build.mutation(writes(DeleteProducts, 'deleteProducts', ['Product', 'Business'], byIds)),
    restoreProducts: build.mutation(writes(RestoreProducts, 'restoreProducts', ['Product', 'Business'], byIds)),
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
