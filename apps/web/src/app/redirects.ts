import type { RouteObject } from 'react-router-dom';
import { redirect } from '../lib/router/loader-answers.js';
import { formerPaths, paths } from '../config/paths.js';

type To = (params: Readonly<Record<string, string | undefined>>, search: string) => string;

/** Addresses of the former site (ROUTE-04, 09, 12, 17, ADM-DASH-04): 301 on the server, and no history entry in browsers. */
export const redirects: RouteObject[] = [
  moved(paths.allBusinesses, (_, search) => paths.businesses + search),
  moved(paths.formerProducts, (_, search) => paths.products + search),
  moved(formerPaths.city(':slug'), ({ slug = '' }, search) => paths.city(slug) + search),
  moved(`${formerPaths.district}/*`, () => paths.districts),
  ...formerPaths.business.flatMap((path) => [
    moved(path, () => paths.businesses),
    moved(`${path}/:slug`, ({ slug = '' }) => paths.business(slug)),
  ]),
  moved(formerPaths.managedBusinesses, () => `${paths.backOffice}/firmalar`),
];

function moved(path: string, to: To): RouteObject {
  return {
    path,
    loader: ({ params, request }) => redirect(to(encoded(params), new URL(request.url).search), 301),
  };
}

/** The router decodes parameters; an address needs them encoded. */
const encoded = (params: Readonly<Record<string, string | undefined>>) =>
  Object.fromEntries(Object.entries(params).map(([name, value]) => [name, encodeURIComponent(value ?? '')]));
