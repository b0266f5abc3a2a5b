// Written by codegen.mjs from the .graphql documents; run `npm run codegen` after changing one.
import type { Operation } from '../graphql/operation.js';
import type * as types from '../graphql/types.js';

export const SuggestChange: Operation<types.SuggestChangeMutation, types.SuggestChangeMutationVariables> = {
  name: 'SuggestChange',
  sha256: '14464793b0c21637',
};
