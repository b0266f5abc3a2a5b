// Written by codegen.mjs from the .graphql documents; run `npm run codegen` after changing one.
import type { Operation } from '../graphql/operation.js';
import type * as types from '../graphql/types.js';

export const GetMyPageFigures: Operation<types.GetMyPageFiguresQuery, types.GetMyPageFiguresQueryVariables> = {
  name: 'GetMyPageFigures',
  sha256: '67a45e4ba361fa37',
};
