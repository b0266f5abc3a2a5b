import { data, redirect } from '../../../lib/router/loader-answers.js';
import { paths } from '../../../config/paths.js';
import { QueryFailed } from '../../../lib/graphql/operation.js';
import { GetBusiness } from '../../../lib/graphql/operations.js';
import type { GetBusinessQuery } from '../../../lib/graphql/types.js';
import { type Failed, failedBy, type LoaderArgs, servicesOf } from '../../../lib/services.js';

export type Business = Extract<GetBusinessQuery['business'], { __typename: 'BusinessFound' }>['business'];
export type BusinessData =
  | { state: 'loaded'; business: Business }
  | { state: 'not-found' | 'gone'; slug: string }
  | Failed;

/**
 * Responds with 301 to the new address of a renamed business, 410 for a deleted one, 404 for an unknown one, 503 if it cannot be loaded.
 */
export async function loadBusiness(args: LoaderArgs) {
  const slug = args.params['slug']!;
  try {
    const { business: answer } = await servicesOf(args).query(GetBusiness, { slug });
    switch (answer.__typename) {
      case 'BusinessFound':
        return data<BusinessData>({ state: 'loaded', business: withExactRating(answer.business) });
      case 'BusinessMoved':
        return redirect(paths.business(answer.slug), 301);
      case 'BusinessDeleted':
        return data<BusinessData>({ state: 'gone', slug }, { status: 410 });
      case 'BusinessNotFound':
        return data<BusinessData>({ state: 'not-found', slug }, { status: 404 });
    }
  } catch (error) {
    // the directory refuses an invalid slug, so no business has it
    if (error instanceof QueryFailed && error.kind === 'invalid') {
      return data<BusinessData>({ state: 'not-found', slug }, { status: 404 });
    }
    return data<BusinessData>(failedBy(error), { status: 503 });
  }
}

/** The directory's rating is a copy that lags by up to a second; if the reviews are loaded, their own rating is shown. */
function withExactRating(business: Business): Business {
  const { reviews } = business;
  return reviews ? { ...business, averageRating: reviews.averageRating, reviewCount: reviews.total } : business;
}
