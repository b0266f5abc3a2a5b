import { tappedCard } from '../../../components/tapped-card.js';
import type { BusinessCardFragment } from '../../../lib/graphql/types.js';
import { data } from '../../../lib/router/loader-answers.js';
import type { LoaderArgs } from '../../../lib/services.js';
import { type BusinessData, loadBusiness } from './load-business.js';

/** The page of a business whose card was opened: it begins with what the card tells. */
export interface ArrivingBusiness {
  state: 'arriving';
  card: BusinessCardFragment;
  answer: ReturnType<typeof loadBusiness>;
}
export type BusinessPageData = BusinessData | ArrivingBusiness;

/** Does not wait for the business if its card was opened, so that the page changes at once. */
export function loadBusinessPage(args: LoaderArgs) {
  const card = tappedCard(args.params['slug']!)?.business;
  const answer = loadBusiness(args);
  return card ? data<BusinessPageData>({ state: 'arriving', card, answer }) : answer;
}
