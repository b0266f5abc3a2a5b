import { withLocalStorage } from '../local-storage.js';

/** Identifies the drafts of one account for one record. */
export interface DraftPlace {
  account: string;
  /** Kind of record as in the audit log: `certificate`, `blog-post` …; or a form of the public site. */
  kind: string;
  /** Null for a new record. */
  id: string | null;
}

type Fields = Readonly<Record<string, unknown>>;

/** Unsaved input: only the changed fields. */
export interface Draft {
  /** Id of the form instance, so that two windows with the same record do not overwrite each other's draft. */
  form: string;
  at: number;
  /** The values with which the form was opened. */
  base: Fields;
  values: Fields;
}

const PREFIX = 'yonetim-taslak:';
const KEPT_MS = 7 * 86_400_000;
const LONGEST = 1_000_000;
const MOST_CHARACTERS = 3_000_000;
const MOST_DRAFTS = 40;

const ofAccount = (account: string) => `${PREFIX}${encodeURIComponent(account)}:`;
const ofPlace = ({ account, kind, id }: DraftPlace) => `${ofAccount(account)}${kind}:${encodeURIComponent(id ?? '')}:`;

/** Does nothing if the browser has no storage left, so that typing can continue. */
export function keepDraft(place: DraftPlace, draft: Draft): void {
  const key = ofPlace(place) + draft.form;
  const text = JSON.stringify(draft);
  withLocalStorage((storage) => {
    if (text.length > LONGEST) return storage.removeItem(key);
    makeRoom(storage, key, text.length);
    storage.setItem(key, text);
  });
}

/** The drafts of a record, newest first. */
export function draftsOf(place: DraftPlace): Draft[] {
  dropOldDrafts();
  return keysIn(ofPlace(place))
    .flatMap((key) => readAt(key) ?? [])
    .toSorted((one, other) => other.at - one.at);
}

export const dropDraft = (place: DraftPlace, form: string): void =>
  void withLocalStorage((storage) => storage.removeItem(ofPlace(place) + form));

/** Called at sign-out, so that the next user of the computer finds nothing. */
export const dropDraftsOf = (account: string): void => drop(keysIn(ofAccount(account)));

export const dropAllDrafts = (): void => drop(keysIn(PREFIX));

/** Deletes expired drafts of all accounts, since their owners may never come back to this browser. */
function dropOldDrafts(): void {
  const oldest = Date.now() - KEPT_MS;
  drop(keysIn(PREFIX).filter((key) => (readAt(key)?.at ?? 0) < oldest));
}

/** Deletes the oldest drafts until the new one fits. */
function makeRoom(storage: Storage, own: string, length: number): void {
  let room = MOST_CHARACTERS - length;
  const others = keysIn(PREFIX)
    .filter((key) => key !== own)
    .map((key) => ({ key, at: readAt(key)?.at ?? 0, length: storage.getItem(key)?.length ?? 0 }))
    .toSorted((one, other) => other.at - one.at);
  others.forEach(({ key, length: taken }, place) => {
    room -= taken;
    if (room < 0 || place >= MOST_DRAFTS - 1) storage.removeItem(key);
  });
}

const keysIn = (prefix: string): string[] =>
  withLocalStorage((storage) =>
    Array.from({ length: storage.length }, (_, at) => storage.key(at) ?? '').filter((key) => key.startsWith(prefix)),
  ) ?? [];

const drop = (keys: readonly string[]): void =>
  void withLocalStorage((storage) => keys.forEach((key) => storage.removeItem(key)));

/** Undefined for an invalid value, which another version of this page may have written. */
function readAt(key: string): Draft | undefined {
  const draft = withLocalStorage((storage) => JSON.parse(storage.getItem(key) ?? 'null') as Partial<Draft> | null);
  const isDraft = typeof draft?.at === 'number' && typeof draft.form === 'string' && draft.base && draft.values;
  return isDraft ? (draft as Draft) : undefined;
}
