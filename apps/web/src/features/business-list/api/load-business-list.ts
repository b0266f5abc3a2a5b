import { data, redirect } from '../../../lib/router/loader-answers.js';
import { ListBusinesses } from '../../../lib/graphql/operations.js';
import type { ListBusinessesQuery } from '../../../lib/graphql/types.js';
import { isBeyond } from '../../../lib/page-number.js';
import { type Failed, failedBy, type LoaderArgs, servicesOf } from '../../../lib/services.js';
import { filtersOf, listAddress, type ListQuery, parseListQuery, sortOf } from '../list-query.js';

export type BusinessList = ListBusinessesQuery['businessList'];
export type BusinessListData = { query: ListQuery } & (
  | { state: 'loaded'; list: BusinessList; degraded: boolean }
  | Failed
);

/**
 * Responds with 302 for a text that contains the filter 'open now' or says nothing but 'near me' (the list has a button for it), 301 for
 * page=1 and for a category's name, 404 beyond the last page, 503 if the list cannot be loaded.
 */
export async function loadBusinessList(args: LoaderArgs) {
  const { searchParams } = new URL(args.request.url);
  const query = parseListQuery(searchParams);
  if (searchParams.get('page') === '1') return redirect(listAddress(query), 301);
  try {
    const { businessList } = await servicesOf(args).query(ListBusinesses, {
      ...filtersOf(query),
      sort: sortOf(query),
      page: query.page,
      area: query.area,
    });
    const list = withChosenFacets(businessList);
    const open = list.parts.find(({ kind }) => kind === 'open');
    if (open) return redirect(listAddress({ ...query, q: open.without, openNow: true }), 302);
    if (list.parts.length === 1 && list.parts[0]!.kind === 'near')
      return redirect(listAddress({ ...query, q: '' }), 302);
    if (list.canonicalCategories.join() !== query.categories.join())
      return redirect(listAddress({ ...query, categories: list.canonicalCategories }), 301);
    return data<BusinessListData>(
      { state: 'loaded', query, list, degraded: list.reduced },
      { status: isBeyond(query.page, list) ? 404 : 200 },
    );
  } catch (error) {
    return data<BusinessListData>({ query, ...failedBy(error) }, { status: 503 });
  }
}

/** Without counts (the search engine is down) the chosen filters are still listed, so that they can be removed. */
const withChosenFacets = (list: BusinessList): BusinessList => ({
  ...list,
  facets: list.facets.length ? list.facets : list.selectedCategories.map((category) => ({ category, count: 0 })),
  serviceFacets: list.serviceFacets.length
    ? list.serviceFacets
    : list.selectedServices.map((service) => ({ service, count: 0 })),
  certificateFacets: list.certificateFacets.length
    ? list.certificateFacets
    : list.selectedCertificates.map((certificate) => ({ certificate, count: 0 })),
});
