import { ChangePostStatus, DeletePosts, ManagedPosts, RestorePosts } from '../../../../lib/graphql/operations.js';
import type {
  ChangePostStatusMutationVariables,
  DeletePostsMutation,
  ManagedPostsQuery,
  ManagedPostsQueryVariables,
  RestorePostsMutation,
} from '../../../../lib/graphql/types.js';
import { backOfficeApi, call } from '../../../api/back-office-api.js';

export type PostRow = ManagedPostsQuery['managedPosts']['items'][number];

const postsApi = backOfficeApi.injectEndpoints({
  endpoints: (build) => ({
    managedPosts: build.query<ManagedPostsQuery['managedPosts'], ManagedPostsQueryVariables>({
      query: (variables) => call(ManagedPosts, variables),
      transformResponse: (answer: ManagedPostsQuery) => answer.managedPosts,
      providesTags: ['Post'],
    }),
    changePostStatus: build.mutation<unknown, ChangePostStatusMutationVariables>({
      query: (variables) => call(ChangePostStatus, variables),
      invalidatesTags: ['Post', 'Comment'],
    }),
    deletePosts: build.mutation<DeletePostsMutation['deletePosts'], string[]>({
      query: (ids) => call(DeletePosts, { ids }),
      transformResponse: (answer: DeletePostsMutation) => answer.deletePosts,
      invalidatesTags: ['Post', 'BlogCategory', 'Comment'],
    }),
    restorePosts: build.mutation<RestorePostsMutation['restorePosts'], string[]>({
      query: (ids) => call(RestorePosts, { ids }),
      transformResponse: (answer: RestorePostsMutation) => answer.restorePosts,
      invalidatesTags: ['Post', 'BlogCategory', 'Comment'],
    }),
  }),
});

export const { useManagedPostsQuery, useChangePostStatusMutation, useDeletePostsMutation, useRestorePostsMutation } =
  postsApi;
