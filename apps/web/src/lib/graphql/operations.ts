// Written by codegen.mjs from the .graphql documents; run `npm run codegen` after changing one.
import type { Operation } from './operation.js';
import type * as types from './types.js';

export const GetBusiness: Operation<types.GetBusinessQuery, types.GetBusinessQueryVariables> = {
  name: 'GetBusiness',
  sha256: '5fff1782d0a30b85bbedad99e4f9a1cede676400a445b215c391304fec4a5420',
};
export const GetLayout: Operation<types.GetLayoutQuery, types.GetLayoutQueryVariables> = {
  name: 'GetLayout',
  sha256: '525e6f0e3c36190dc4ac1d99e175120078866bbdda4e3167dcdd4939494ae73a',
};
export const ListBusinesses: Operation<types.ListBusinessesQuery, types.ListBusinessesQueryVariables> = {
  name: 'ListBusinesses',
  sha256: '0da6d258656fea8502018bebaed031921b3978289913e5045ca8ad18e17ddb32',
};
export const ListCategories: Operation<types.ListCategoriesQuery, types.ListCategoriesQueryVariables> = {
  name: 'ListCategories',
  sha256: 'e9a7cb40016f80a8c532613ff5b76dfac362eb5ed6b5c3e34b9bd9b81acb43ff',
};
export const ListRecentBusinesses: Operation<
  types.ListRecentBusinessesQuery,
  types.ListRecentBusinessesQueryVariables
> = { name: 'ListRecentBusinesses', sha256: 'd57ee6b6e64ffffe605cfc855ac1a218ddfae8e888a53a9889ceb40d469c4bb2' };
