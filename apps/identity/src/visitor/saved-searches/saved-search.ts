import { isDeepStrictEqual } from 'node:util';
import { SAVED_SEARCH_NAME_LENGTH, type SavedSearch, type SearchCriteria } from '@tedarik/commands';
import { DomainError, newId, newToken } from '@tedarik/service-kit';
import { fieldsRefused, nameOf } from '../../credentials/visitor-fields.js';

const DAY_MS = 24 * 3_600_000;

/** A search saved in an account. */
export interface AccountSearch {
  id: string;
  accountId: string;
  name: string;
  criteria: SearchCriteria;
  /** Whether new businesses are mailed. */
  mails: boolean;
  /** Businesses listed after this time are new to the search. */
  since: Date;
  /** Token in its mails; whoever has it can stop them. */
  token: string;
  /** Whether there are new businesses that were not mailed. */
  hasNews: boolean;
  /** No mail is sent before this time. */
  nextMailAt: Date;
  createdAt: Date;
}

export const savedSearchNotFound = () => new DomainError('saved-search-not-found', 'not-found');

/** Creates a saved search. Throws `nothing-searched`, and the errors of the name. */
export function newSearch(
  accountId: string,
  { name, criteria, mails }: Pick<AccountSearch, 'name' | 'criteria' | 'mails'>,
  now: Date,
): AccountSearch {
  const { text, categories, services, certificates } = criteria;
  if (!text.trim() && categories.length + services.length + certificates.length === 0) {
    throw new DomainError('nothing-searched', 'unprocessable');
  }
  return {
    id: newId(),
    accountId,
    name: nameOfSearch(name),
    criteria: { text: text.trim(), categories, services, certificates },
    mails,
    since: now,
    token: newToken().token,
    hasNews: false,
    nextMailAt: now,
    createdAt: now,
  };
}

/** Changes name and mails. Businesses listed while mails were off are not new afterwards. */
export function changeSearch(
  search: AccountSearch,
  { name, mails }: Pick<AccountSearch, 'name' | 'mails'>,
  now: Date,
): AccountSearch {
  const named = { ...search, name: nameOfSearch(name), mails };
  if (!mails) return { ...named, hasNews: false };
  return search.mails ? named : { ...named, since: now };
}

/** After a mail, the next one is sent a day later at the earliest. */
export const mailed = (search: AccountSearch, now: Date): AccountSearch => ({
  ...search,
  nextMailAt: new Date(now.getTime() + DAY_MS),
});

/** Whether both search for the same, whatever the order of the choices. */
export const isSameSearch = (one: SearchCriteria, other: SearchCriteria): boolean =>
  isDeepStrictEqual(wantedBy(one), wantedBy(other));

const wantedBy = ({ text, categories, services, certificates }: SearchCriteria) =>
  [text, new Set(categories), new Set(services), new Set(certificates)] as const;

export const toSavedSearch = ({ id, name, criteria, mails, createdAt }: AccountSearch): SavedSearch => ({
  id,
  name,
  criteria,
  mails,
  createdAt: createdAt.toISOString(),
});

function nameOfSearch(typed: string): string {
  const name = nameOf(typed);
  if (name === '') throw fieldsRefused([{ field: 'name', code: 'required' }]);
  if ([...name].length > SAVED_SEARCH_NAME_LENGTH) throw fieldsRefused([{ field: 'name', code: 'too-long' }]);
  return name;
}
