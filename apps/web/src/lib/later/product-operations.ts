// Written by codegen.mjs from the .graphql documents; run `npm run codegen` after changing one.
import type { Operation } from '../graphql/operation.js';
import type * as types from '../graphql/types.js';

export const GetProduct: Operation<types.GetProductQuery, types.GetProductQueryVariables> = {
  name: 'GetProduct',
  sha256: '05a1203e360d3ca7',
};
