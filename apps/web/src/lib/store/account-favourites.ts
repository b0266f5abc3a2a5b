import { QueryFailed, type RunQuery } from '../graphql/operation.js';
import { ChangeMyFavourites, GetMyFavourites } from '../later/operations.js';
import type { ChangeFavouritesInput } from '../graphql/types.js';
import { withLocalStorage } from '../local-storage.js';
import { messagesIn } from '../messages.js';
import type { Services } from '../services.js';
import { accountFavouritesMessages } from './account-favourites.messages.js';
import { favouritesRead, favouriteToggled, storedFavourites, storeFavourites } from './favourites.slice.js';
import type { AppStore } from './store.js';
import { toastRaised } from './toast.slice.js';

const BATCH_KEY = 'favoriler-aktarilan';

interface Batch {
  id: string;
  ids: string[];
}
type Step = (dispatch: AppStore['dispatch'], getState: AppStore['getState']) => Promise<void>;

let last: Promise<void> = Promise.resolve();
let waiting = 0;
/** Runs changes one after the other, so that the account's replies arrive in the same order. */
function inTurn(work: () => Promise<void>): Promise<void> {
  waiting++;
  last = last.then(work).finally(() => waiting--);
  return last;
}

/**
 * Moves this browser's favourites to the account and shows the account's favourites. They stay in the browser until the account has stored
 * them, and are sent under one id, so that they are added once.
 */
export const joinAccount =
  ({ query }: Services, accountId: string): Step =>
  (dispatch, getState) =>
    inTurn(async () => {
      if (getState().favourites.accountId === accountId) return;
      try {
        const ids = (await handOver(query).catch(unlessFull)) ?? (await query(GetMyFavourites, {})).myFavourites;
        dispatch(favouritesRead({ ids, accountId }));
      } catch (error) {
        // The favourites stay in the browser, and the next page tries again.
        if (!(error instanceof QueryFailed)) throw error;
      }
    });

/** Sends a toggled favourite to the account after it is shown; reverts it if the account refuses. */
export const sendToggled =
  ({ query, site }: Services, id: string): Step =>
  (dispatch, getState) => {
    const { ids, accountId } = getState().favourites;
    const input = ids?.includes(id) ? { add: [id] } : { remove: [id] };
    return inTurn(async () => {
      try {
        const { changeMyFavourites } = await query(ChangeMyFavourites, { input });
        const isLast = waiting === 1;
        if (isLast && accountId) dispatch(favouritesRead({ ids: changeMyFavourites, accountId }));
      } catch (error) {
        if (!(error instanceof QueryFailed)) throw error;
        dispatch(favouriteToggled(id));
        const messages = messagesIn(accountFavouritesMessages, site.locale);
        const isFull = error.code === 'too-many-favourites';
        dispatch(toastRaised({ tone: 'bad', title: messages.notSaved, text: isFull ? messages.full : messages.later }));
      }
    });
  };

/** Replaces merged businesses by the ones they were merged into. */
export const replaceMergedFavourites =
  ({ query }: Services, replace: NonNullable<ChangeFavouritesInput['replace']>): Step =>
  () =>
    inTurn(() => query(ChangeMyFavourites, { input: { replace } }).then(() => undefined, unlessFailed));

/** Returns the account's favourites after the move; null if there is nothing to move. */
async function handOver(query: RunQuery): Promise<string[] | null> {
  let kept: string[] | null = null;
  for (let batch = nextBatch(); batch; batch = nextBatch()) {
    const { id, ids } = batch;
    kept = (await query(ChangeMyFavourites, { input: { add: ids, batch: id } })).changeMyFavourites;
    const stored = storedFavourites();
    const letGo = ids.filter((one) => !stored.includes(one));
    if (letGo.length > 0) kept = (await query(ChangeMyFavourites, { input: { remove: letGo } })).changeMyFavourites;
    storeFavourites(stored.filter((one) => !ids.includes(one)));
    withLocalStorage((storage) => storage.removeItem(BATCH_KEY));
  }
  return kept;
}

/** The batch that got no reply, or a new one from the browser's favourites. */
function nextBatch(): Batch | null {
  const unanswered = withLocalStorage((storage) => JSON.parse(storage.getItem(BATCH_KEY) ?? 'null') as Batch | null);
  if (unanswered) return unanswered;
  const ids = storedFavourites();
  if (ids.length === 0) return null;
  const batch = { id: crypto.randomUUID(), ids };
  withLocalStorage((storage) => storage.setItem(BATCH_KEY, JSON.stringify(batch)));
  return batch;
}

/** A full account accepts no more: the rest stays in the browser. */
function unlessFull(error: unknown): null {
  if (error instanceof QueryFailed && error.code === 'too-many-favourites') return null;
  throw error;
}

function unlessFailed(error: unknown): void {
  if (!(error instanceof QueryFailed)) throw error;
}
