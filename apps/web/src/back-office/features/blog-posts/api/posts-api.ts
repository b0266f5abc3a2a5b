import { ChangePostStatus, DeletePosts, ManagedPosts, RestorePosts } from '../../../../lib/graphql/operations.js';
import type { ManagedPostsQuery } from '../../../../lib/graphql/types.js';
import { backOfficeApi } from '../../../api/back-office-api.js';
import { byIds, reads, writes } from '../../../api/endpoints.js';

export type PostRow = ManagedPostsQuery['managedPosts']['items'][number];

const postsApi = backOfficeApi.injectEndpoints({
  endpoints: (build) => ({
    managedPosts: build.query(reads(ManagedPosts, 'managedPosts', ['Post'])),
    changePostStatus: build.mutation(writes(ChangePostStatus, 'changePostStatus', ['Post', 'Comment'])),
    deletePosts: build.mutation(writes(DeletePosts, 'deletePosts', ['Post', 'BlogCategory', 'Comment'], byIds)),
    restorePosts: build.mutation(writes(RestorePosts, 'restorePosts', ['Post', 'BlogCategory', 'Comment'], byIds)),
  }),
});

export const { useManagedPostsQuery, useChangePostStatusMutation, useDeletePostsMutation, useRestorePostsMutation } =
  postsApi;
