import { CreatePost, FreePostSlug, ManagedPost, UpdatePost } from '../../../../lib/graphql/operations.js';
import type {
  CreatePostMutationVariables,
  FreePostSlugQuery,
  FreePostSlugQueryVariables,
  ManagedPostQuery,
  UpdatePostMutationVariables,
} from '../../../../lib/graphql/types.js';
import { backOfficeApi, call } from '../../../api/back-office-api.js';

export type StoredPost = ManagedPostQuery['managedPost'];

const postFormApi = backOfficeApi.injectEndpoints({
  endpoints: (build) => ({
    // A form is filled in once: what comes later must not change under its author.
    managedPost: build.query<StoredPost, string>({
      query: (id) => call(ManagedPost, { id }),
      transformResponse: (answer: ManagedPostQuery) => answer.managedPost,
      keepUnusedDataFor: 0,
    }),
    freePostSlug: build.query<string, FreePostSlugQueryVariables>({
      query: (variables) => call(FreePostSlug, variables),
      transformResponse: (answer: FreePostSlugQuery) => answer.freePostSlug,
      keepUnusedDataFor: 0,
    }),
    createPost: build.mutation<unknown, CreatePostMutationVariables>({
      query: (variables) => call(CreatePost, variables),
      invalidatesTags: ['Post', 'BlogCategory'],
    }),
    updatePost: build.mutation<unknown, UpdatePostMutationVariables>({
      query: (variables) => call(UpdatePost, variables),
      invalidatesTags: ['Post', 'BlogCategory', 'Comment'],
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
