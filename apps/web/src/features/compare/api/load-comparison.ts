import { data, redirect } from '../../../lib/router/loader-answers.js';
import { QueryFailed, type RunQuery } from '../../../lib/graphql/operation.js';
import { comparePath } from '../../../lib/later/compared.js';
import { CompareBusiness } from '../../../lib/later/operations.js';
import type { CompareBusinessQuery } from '../../../lib/graphql/types.js';
import { type Failed, failedBy, type LoaderArgs, servicesOf } from '../../../lib/services.js';
import { comparedSlugs } from '../compare-query.js';

type Answer = CompareBusinessQuery['business'];
export type ComparedBusiness = Extract<Answer, { __typename: 'BusinessFound' }>['business'];
export type ComparisonData =
  | { state: 'loaded'; businesses: ComparedBusiness[]; missing: number; degraded: false }
  | Failed;

/** Redirects with 302 to the current addresses of businesses that were renamed; responds with 503 if they cannot be loaded. */
export async function loadComparison(args: LoaderArgs) {
  const slugs = comparedSlugs(new URL(args.request.url).searchParams);
  const { query } = servicesOf(args);
  try {
    const answers = await Promise.all(slugs.map((slug) => findIn(query, slug)));
    if (answers.some(({ __typename }) => __typename === 'BusinessMoved')) {
      const now = answers.map((answer, at) => (answer.__typename === 'BusinessMoved' ? answer.slug : slugs[at]!));
      return redirect(comparePath([...new Set(now)]), 302);
    }
    const businesses = answers.flatMap((answer) => (answer.__typename === 'BusinessFound' ? [answer.business] : []));
    const missing = slugs.length - businesses.length;
    return data<ComparisonData>({ state: 'loaded', businesses, missing, degraded: false });
  } catch (error) {
    return data<ComparisonData>(failedBy(error), { status: 503 });
  }
}

/** The directory refuses an invalid slug, so no business has it. */
async function findIn(query: RunQuery, slug: string): Promise<Answer> {
  try {
    return (await query(CompareBusiness, { slug })).business;
  } catch (error) {
    if (error instanceof QueryFailed && error.kind === 'invalid') return { __typename: 'BusinessNotFound' };
    throw error;
  }
}
