import { withoutMarks } from '@tedarik/turkish';
import { useMessages } from '../../../lib/messages.js';
import { useBackOfficeSelector } from '../../api/store.js';
import { backOfficePaths as paths } from '../../back-office-paths.js';
import { useDebounced } from '../../components/use-debounced.js';
import { useManagedPostsQuery } from '../../features/blog-posts/api/posts-api.js';
import { useBusinessNamesQuery } from '../../features/products/api/products-api.js';
import { appMessages } from '../app.messages.js';
import { MENU } from '../screens.js';
import { paletteMessages } from './palette.messages.js';

/** A single letter would find nearly everything. */
const FEWEST_LETTERS = 2;
const MOST_OF_A_KIND = 6;

/** The screens of every account, which are not in the menu. */
const OWN = [
  { path: paths.ownAccount, label: 'account' },
  { path: paths.password, label: 'changePassword' },
] as const;

interface Destination {
  path: string;
  name: string;
}

/** Screens and records whose names contain `text`, by kind; only those that the account may open. */
export function useDestinations(text: string): {
  groups: { label: string; options: Destination[] }[];
  isSearching: boolean;
  findsBusinesses: boolean;
  findsPosts: boolean;
} {
  const messages = useMessages(paletteMessages);
  const labels = useMessages(appMessages);
  const areas = useBackOfficeSelector(({ session }) => session.me!.areas);
  const wanted = withoutMarks(text.trim());
  const search = useDebounced(text.trim());
  const isShort = search.length < FEWEST_LETTERS;
  // Results of an earlier text are hidden, so that Enter does not open one of them.
  const isFound = !isShort && search === text.trim();
  // The same search as when choosing a product's business: a list would also find what stands in a description or a category.
  const [findsBusinesses, findsPosts] = [areas.includes('businesses'), areas.includes('blog')];
  const businesses = useBusinessNamesQuery({ search }, { skip: isShort || !findsBusinesses });
  const posts = useManagedPostsQuery({ search, page: 1 }, { skip: isShort || !findsPosts });

  const screens = [...MENU.flat().filter(({ area }) => areas.includes(area)), ...OWN]
    .map(({ path, label }) => ({ path, name: labels[label] }))
    .filter(({ name }) => withoutMarks(name).includes(wanted));
  const ofBusinesses = (isFound && businesses.currentData) || [];
  const ofPosts = (isFound && posts.currentData?.items) || [];
  return {
    groups: [
      { label: messages.screens, options: screens },
      {
        label: messages.businesses,
        options: ofBusinesses.slice(0, MOST_OF_A_KIND).map(({ id, name }) => ({ path: paths.business(id), name })),
      },
      {
        label: messages.posts,
        options: ofPosts.slice(0, MOST_OF_A_KIND).map(({ id, title }) => ({ path: paths.editPost(id), name: title })),
      },
    ].filter(({ options }) => options.length),
    findsBusinesses,
    findsPosts,
    isSearching: search !== text.trim() || businesses.isFetching || posts.isFetching,
  };
}
