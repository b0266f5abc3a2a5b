import { displayName } from '../reference-tables/display-name.js';
import type { Answering, Tables } from '../reference-tables/tables.js';
import type { CityAnswer } from './place-answer.types.js';

type MovedOrMissingAnswer = Exclude<CityAnswer, { __typename: 'CityFound' }>;

/** The result for the address of a place that moved, was deleted or never existed. */
export function movedOrMissingAnswer(
  answer: Exclude<Answering<never>, { found: 'live' }>,
  slug: string,
  { rows }: Tables,
): MovedOrMissingAnswer {
  switch (answer.found) {
    case 'moved':
      return { __typename: 'PlaceMoved', slug: answer.slug };
    case 'deleted':
      return { __typename: 'PlaceDeleted', name: displayName(slug, rows) };
    case 'nothing':
      return { __typename: 'PlaceNotFound', name: displayName(slug, rows) };
  }
}
