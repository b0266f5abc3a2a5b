// Written by codegen.mjs from the .graphql documents; run `npm run codegen` after changing one.
import type { Operation } from '../graphql/operation.js';
import type * as types from '../graphql/types.js';

export const ArrangeMyPhotos: Operation<types.ArrangeMyPhotosMutation, types.ArrangeMyPhotosMutationVariables> = {
  name: 'ArrangeMyPhotos',
  sha256: '82308d404df47122',
};
export const ListMyPhotos: Operation<types.ListMyPhotosQuery, types.ListMyPhotosQueryVariables> = {
  name: 'ListMyPhotos',
  sha256: 'aef6e6795be3c7cf',
};
export const RemoveMyPhoto: Operation<types.RemoveMyPhotoMutation, types.RemoveMyPhotoMutationVariables> = {
  name: 'RemoveMyPhoto',
  sha256: '82c071ccb5684a2e',
};
export const RestoreMyPhoto: Operation<types.RestoreMyPhotoMutation, types.RestoreMyPhotoMutationVariables> = {
  name: 'RestoreMyPhoto',
  sha256: '8a639266475faa6f',
};
