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

@InputType({ description: 'What is edited of a product: what is left out is kept, null clears it.' })
class ManagedProductChanges extends inputOf(UpdateProduct.request.omit({ id: true, revision: true })) {}

export const ProductOperations = operations('products', {
  managedProducts: list(ListManagedProducts, ManagedProduct, {
    description: 'Products; `sort`: name, price, newest.',
    lowerBound: 'There are more than anybody counted.',
  }),
  managedProduct: query(GetManagedProduct, ManagedProduct, { nullable: true, answer: ({ product }) => product }),
  managedBusinessNames: query(SuggestBusinesses, [ManagedBusinessName], {
    description: 'Businesses by what is typed of their name, twenty at most, or the one with that id.',
    answer: ({ businesses }) => businesses,
  }),
  createProduct: mutation(CreateProduct, ManagedProduct, { as: { input: ManagedProductInput }, once: true }),
  updateProduct: mutation(UpdateProduct, ManagedProduct, { as: { changes: ManagedProductChanges } }),
  deleteProducts: bulk(DeleteProducts),
  restoreProducts: restoring(RestoreProducts),
});
