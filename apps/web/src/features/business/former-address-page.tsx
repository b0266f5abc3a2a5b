import { useLoaderData } from '../../lib/router/router-context.js';
import { data, redirect } from '../../lib/router/loader-answers.js';
import { paths } from '../../config/paths.js';
import { FindBusiness } from '../../lib/graphql/operations.js';
import { failedBy, type LoaderArgs, servicesOf } from '../../lib/services.js';
import type { BusinessData } from './api/load-business.js';
import { BusinessMissing } from './components/business-missing.js';

type Missing = Exclude<BusinessData, { state: 'loaded' }>;

/** ROUTE-05: /isletme/:slug redirects with 301 to the business of this name, else responds with 404. */
export async function loader(args: LoaderArgs) {
  const nameSlug = args.params['slug']!;
  try {
    const { businessNamed: slug } = await servicesOf(args).query(FindBusiness, { nameSlug });
    if (slug) return redirect(paths.business(slug), 301);
    return data<Missing>({ state: 'not-found', slug: nameSlug }, { status: 404 });
  } catch (error) {
    return data<Missing>(failedBy(error), { status: 503 });
  }
}

export function Component() {
  return <BusinessMissing answer={useLoaderData<Missing>()} />;
}
