import { CreatePost, FreePostSlug, ManagedPost, UpdatePost } from '../../../../lib/graphql/operations.js';
import type { ManagedPostQuery } from '../../../../lib/graphql/types.js';
import { backOfficeApi } from '../../../api/back-office-api.js';
import { byId, reads, restorable, writes } from '../../../api/endpoints.js';

export type StoredPost = ManagedPostQuery['managedPost'];

const postFormApi = backOfficeApi.injectEndpoints({
  endpoints: (build) => ({
    // Not cached: the form is filled once, and later data must not change it while its author types.
    managedPost: build.query({ ...reads(ManagedPost, 'managedPost', [], byId), keepUnusedDataFor: 0 }),
    freePostSlug: build.query({ ...reads(FreePostSlug, 'freePostSlug', []), keepUnusedDataFor: 0 }),
    createPost: build.mutation(writes(CreatePost, 'createPost', ['Post', 'BlogCategory'])),
    updatePost: build.mutation({
      ...writes(UpdatePost, 'updatePost', ['Post', 'BlogCategory', 'Comment']),
      ...restorable(UpdatePost),
    }),
  }),
});

export const {
  useManagedPostQuery,
  useLazyManagedPostQuery,
  useLazyFreePostSlugQuery,
  useCreatePostMutation,
  useUpdatePostMutation,
} = postFormApi;
