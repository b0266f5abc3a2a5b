import { QueryFailed, type RunQuery } from '../lib/graphql/operation.js';
import { aBlogCategory, aLayout, aPostList, businessCards, countedCategories } from './builders.js';

export type Answers = Record<string, (variables: Record<string, unknown>) => unknown>;

/** The gateway's replies unless a test overrides them. */
export const usualAnswers: Answers = {
  GetMyFavourites: () => ({ myFavourites: [] }),
  GetLayout: () => ({ layout: aLayout() }),
  ListCategories: () => ({ categories: countedCategories(12) }),
  ListAllCategories: () => ({ categories: countedCategories(12) }),
  ListBlogCategories: () => ({
    blogCategories: [
      { ...aBlogCategory(), postCount: 14 },
      { ...aBlogCategory('tarif', 'Tarif', '#EF4444'), postCount: 17 },
    ],
  }),
  ListPosts: () => ({ postList: aPostList() }),
  ListFeaturedPosts: () => ({ featuredPosts: [] }),
  ListRecentBusinesses: () => ({ recentBusinesses: businessCards(6) }),
};

export const outage = (): never => {
  throw new QueryFailed('unavailable', 'service-unavailable', 'trace-7f3a');
};

/** A gateway that replies from a table and records its requests. */
export function answering(answers: Answers): { query: RunQuery; requested: { name: string; variables: unknown }[] } {
  const requested: { name: string; variables: unknown }[] = [];
  const query: RunQuery = async ({ name }, variables) => {
    requested.push({ name, variables });
    const answer = { ...usualAnswers, ...answers }[name];
    if (!answer) throw new Error(`no answer for ${name}`);
    return (await answer(variables as Record<string, unknown>)) as never;
  };
  return { query, requested };
}
