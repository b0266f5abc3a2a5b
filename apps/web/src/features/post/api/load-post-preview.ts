import { data } from '../../../lib/router/loader-answers.js';
import { GetPostPreview } from '../../../lib/graphql/operations.js';
import type { GetPostPreviewQuery } from '../../../lib/graphql/types.js';
import { type Failed, failedBy, type LoaderArgs, servicesOf } from '../../../lib/services.js';

export type PreviewedPost = NonNullable<GetPostPreviewQuery['previewedPost']>;
export type PreviewData = { state: 'loaded'; post: PreviewedPost } | { state: 'not-found' } | Failed;

/** Responds with 404 for an invalid or expired token, 503 if that cannot be determined. */
export async function loadPostPreview(args: LoaderArgs) {
  try {
    const { previewedPost: post } = await servicesOf(args).query(GetPostPreview, { token: args.params['token']! });
    return post
      ? data<PreviewData>({ state: 'loaded', post })
      : data<PreviewData>({ state: 'not-found' }, { status: 404 });
  } catch (error) {
    return data<PreviewData>(failedBy(error), { status: 503 });
  }
}
