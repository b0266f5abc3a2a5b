import { data, redirect } from '../../lib/router/loader-answers.js';
import { QueryFailed } from '../../lib/graphql/operation.js';
import type { BusinessPageFieldsFragment } from '../../lib/graphql/types.js';
import { isBeyond, pageNumber } from '../../lib/page-number.js';
import { type Failed, failedBy, type LoaderArgs } from '../../lib/services.js';

/** One page of businesses of a place or category. */
export type BusinessCards = BusinessPageFieldsFragment;

type Elsewhere =
  | { __typename: 'PlaceMoved'; slug: string }
  | { __typename: 'PlaceDeleted' | 'PlaceNotFound'; name: string };
interface Listed {
  __typename: string;
  businesses: BusinessCards;
}

/** Data of the page of a category, city or district. `name` is a readable form of the address. */
export type PlaceData<Found> =
  | { state: 'loaded'; page: number; found: Found; degraded: boolean }
  | { state: 'not-found' | 'gone'; name: string }
  | Failed;

interface Place<Answer> {
  address: (slug: string) => string;
  send: (slug: string, page: number) => Promise<Answer>;
}

/** The address of one page of a list. */
export const pageAddress = (path: string, page: number): string => (page > 1 ? `${path}?page=${page}` : path);

/**
 * Responds with 301 for page=1 and for a former address, 410 for a deleted record, 404 for an unknown one and beyond the last page, 503 if
 * the list cannot be loaded.
 */
export async function loadPlace<Answer extends Listed | Elsewhere>(args: LoaderArgs, place: Place<Answer>) {
  type Found = Exclude<Answer, Elsewhere>;
  const slug = args.params['slug']!;
  const { searchParams } = new URL(args.request.url);
  const page = pageNumber(searchParams);
  if (searchParams.get('page') === '1') return redirect(place.address(slug), 301);
  try {
    const answer: Listed | Elsewhere = await place.send(slug, page);
    if (!('businesses' in answer)) return elsewhere<Found>(answer, page, place.address);
    return data<PlaceData<Found>>(
      { state: 'loaded', page, found: answer as Found, degraded: answer.businesses.reduced },
      { status: isBeyond(page, answer.businesses) ? 404 : 200 },
    );
  } catch (error) {
    // the gateway refuses an invalid slug, so no record has it
    if (error instanceof QueryFailed && error.kind === 'invalid') {
      return data<PlaceData<Found>>({ state: 'not-found', name: slug }, { status: 404 });
    }
    return data<PlaceData<Found>>(failedBy(error), { status: 503 });
  }
}

function elsewhere<Found>(answer: Elsewhere, page: number, address: (slug: string) => string) {
  switch (answer.__typename) {
    case 'PlaceMoved':
      return redirect(pageAddress(address(answer.slug), page), 301);
    case 'PlaceDeleted':
      return data<PlaceData<Found>>({ state: 'gone', name: answer.name }, { status: 410 });
    case 'PlaceNotFound':
      return data<PlaceData<Found>>({ state: 'not-found', name: answer.name }, { status: 404 });
  }
}
