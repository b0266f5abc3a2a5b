import { InputType } from '@nestjs/graphql';
import {
  CreateProduct,
  DeleteProducts,
  GetManagedProduct,
  ListManagedProducts,
  RestoreProducts,
  SuggestBusinesses,
  UpdateProduct,
} from '@tedarik/commands';
import { bulk, list, mutation, operations, query, restoring } from '../graphql/operations.js';
import { inputOf } from '../graphql/type-of.js';
import { ManagedBusinessName, ManagedProduct } from './managed-product.types.js';

@InputType({ description: 'A new product.' })
class ManagedProductInput extends inputOf(CreateProduct.request) {}

@InputType({ description: 'Changes of a product. Omitted fields stay unchanged; null clears a field.' })
class ManagedProductChanges extends inputOf(UpdateProduct.request.omit({ id: true, revision: true })) {}

export const ProductOperations = operations('products', {
  managedProducts: list(ListManagedProducts, ManagedProduct, {
    description: 'Products; `sort`: name, price, newest.',
    lowerBound: 'True if there are more records than `total`; counting stopped there.',
  }),
  managedProduct: query(GetManagedProduct, ManagedProduct, { nullable: true, answer: ({ product }) => product }),
  managedBusinessNames: query(SuggestBusinesses, [ManagedBusinessName], {
    description: 'Businesses whose name matches the typed text, at most 20, or the one with the given id.',
    answer: ({ businesses }) => businesses,
  }),
  createProduct: mutation(CreateProduct, ManagedProduct, { as: { input: ManagedProductInput }, once: true }),
  updateProduct: mutation(UpdateProduct, ManagedProduct, { as: { changes: ManagedProductChanges } }),
  deleteProducts: bulk(DeleteProducts),
  restoreProducts: restoring(RestoreProducts),
});
