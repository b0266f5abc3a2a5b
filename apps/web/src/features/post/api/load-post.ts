import { data, redirect } from '../../../lib/router/loader-answers.js';
import { paths } from '../../../config/paths.js';
import { QueryFailed } from '../../../lib/graphql/operation.js';
import { GetPost } from '../../../lib/graphql/operations.js';
import type { GetPostQuery } from '../../../lib/graphql/types.js';
import { type Failed, failedBy, type LoaderArgs, servicesOf } from '../../../lib/services.js';

export type Post = Extract<GetPostQuery['post'], { __typename: 'PostFound' }>['post'];
export type PostData = { state: 'loaded'; post: Post } | { state: 'not-found' | 'gone' } | Failed;

/** Responds with 301 to the new address of a renamed post, 410 for a deleted one, 404 for an unknown one, 503 if it cannot be loaded. */
export async function loadPost(args: LoaderArgs) {
  const slug = args.params['slug']!;
  try {
    const { post: answer } = await servicesOf(args).query(GetPost, { slug });
    switch (answer.__typename) {
      case 'PostFound':
        return data<PostData>({ state: 'loaded', post: answer.post });
      case 'PostMoved':
        return redirect(paths.post(answer.slug), 301);
      case 'PostDeleted':
        return data<PostData>({ state: 'gone' }, { status: 410 });
      case 'PostNotFound':
        return data<PostData>({ state: 'not-found' }, { status: 404 });
    }
  } catch (error) {
    // the blog refuses an invalid slug, so no post has it
    if (error instanceof QueryFailed && error.kind === 'invalid') {
      return data<PostData>({ state: 'not-found' }, { status: 404 });
    }
    return data<PostData>(failedBy(error), { status: 503 });
  }
}
