// Written by codegen.mjs from the .graphql documents; run `npm run codegen` after changing one.
import type { Operation } from '../graphql/operation.js';
import type * as types from '../graphql/types.js';

export const ArrangeMyPhotos: Operation<types.ArrangeMyPhotosMutation, types.ArrangeMyPhotosMutationVariables> = {
  name: 'ArrangeMyPhotos',
  sha256: '82308d404df47122',
};
export const DescribeMyReviewPhoto: Operation<
  types.DescribeMyReviewPhotoMutation,
  types.DescribeMyReviewPhotoMutationVariables
> = { name: 'DescribeMyReviewPhoto', sha256: '51b7671588545c70' };
export const ListMyPhotos: Operation<types.ListMyPhotosQuery, types.ListMyPhotosQueryVariables> = {
  name: 'ListMyPhotos',
  sha256: 'aef6e6795be3c7cf',
};
export const ManagedPhotos: Operation<types.ManagedPhotosQuery, types.ManagedPhotosQueryVariables> = {
  name: 'ManagedPhotos',
  sha256: '284d2e8aafce1e02',
};
export const PutPhotoBack: Operation<types.PutPhotoBackMutation, types.PutPhotoBackMutationVariables> = {
  name: 'PutPhotoBack',
  sha256: 'e20c0f4a9da03a6d',
};
export const PutReviewPhotoBack: Operation<
  types.PutReviewPhotoBackMutation,
  types.PutReviewPhotoBackMutationVariables
> = { name: 'PutReviewPhotoBack', sha256: '7e5bc462e2542949' };
export const RemoveMyPhoto: Operation<types.RemoveMyPhotoMutation, types.RemoveMyPhotoMutationVariables> = {
  name: 'RemoveMyPhoto',
  sha256: '82c071ccb5684a2e',
};
export const RemoveMyReviewPhoto: Operation<
  types.RemoveMyReviewPhotoMutation,
  types.RemoveMyReviewPhotoMutationVariables
> = { name: 'RemoveMyReviewPhoto', sha256: '9c3d259fa8fab018' };
export const RestoreMyPhoto: Operation<types.RestoreMyPhotoMutation, types.RestoreMyPhotoMutationVariables> = {
  name: 'RestoreMyPhoto',
  sha256: '8a639266475faa6f',
};
export const RestoreMyReviewPhoto: Operation<
  types.RestoreMyReviewPhotoMutation,
  types.RestoreMyReviewPhotoMutationVariables
> = { name: 'RestoreMyReviewPhoto', sha256: 'b741d4fd0cefbaeb' };
export const TakePhotoDown: Operation<types.TakePhotoDownMutation, types.TakePhotoDownMutationVariables> = {
  name: 'TakePhotoDown',
  sha256: '06bf7f99a4ad02d1',
};
export const TakeReviewPhotoDown: Operation<
  types.TakeReviewPhotoDownMutation,
  types.TakeReviewPhotoDownMutationVariables
> = { name: 'TakeReviewPhotoDown', sha256: '7cbaf2250e158470' };
