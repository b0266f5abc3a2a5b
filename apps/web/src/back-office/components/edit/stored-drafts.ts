import { inStorage } from '../../../lib/in-storage.js';

/** What was typed into: by whose account, and of which record. */
export interface DraftPlace {
  account: string;
  /** As the log calls it: `certificate`, `blog-post` … */
  kind: string;
  /** Null for a new one. */
  id: string | null;
}

type Fields = Readonly<Record<string, unknown>>;

/** What somebody typed and did not save yet: only the fields that were changed. */
export interface Draft {
  /** The form that it was typed into. Two windows of one record do not write over each other's. */
  form: string;
  at: number;
  /** What the form was opened on. */
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

/** Nothing happens where this browser has no room: typing goes on. */
export function keepDraft(place: DraftPlace, draft: Draft): void {
  const key = ofPlace(place) + draft.form;
  const text = JSON.stringify(draft);
  inStorage((storage) => {
    if (text.length > LONGEST) return storage.removeItem(key);
    makeRoom(storage, key, text.length);
    storage.setItem(key, text);
  });
}

/** The newest first. */
export function draftsOf(place: DraftPlace): Draft[] {
  dropOldDrafts();
  return keysIn(ofPlace(place))
    .flatMap((key) => readAt(key) ?? [])
    .toSorted((one, other) => other.at - one.at);
}

export const dropDraft = (place: DraftPlace, form: string): void =>
  void inStorage((storage) => storage.removeItem(ofPlace(place) + form));

/** Who signs out leaves nothing behind for the next one at this computer. */
export const dropDraftsOf = (account: string): void => drop(keysIn(ofAccount(account)));

export const dropAllDrafts = (): void => drop(keysIn(PREFIX));

/** Of all accounts: nobody else comes to clear up after them. */
function dropOldDrafts(): void {
  const oldest = Date.now() - KEPT_MS;
  drop(keysIn(PREFIX).filter((key) => (readAt(key)?.at ?? 0) < oldest));
}

/** The oldest make way. */
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
  inStorage((storage) =>
    Array.from({ length: storage.length }, (_, at) => storage.key(at) ?? '').filter((key) => key.startsWith(prefix)),
  ) ?? [];

const drop = (keys: readonly string[]): void =>
  void inStorage((storage) => keys.forEach((key) => storage.removeItem(key)));

/** Undefined for what is none: another version of this page may have written it. */
function readAt(key: string): Draft | undefined {
  const draft = inStorage((storage) => JSON.parse(storage.getItem(key) ?? 'null') as Partial<Draft> | null);
  const isDraft = typeof draft?.at === 'number' && typeof draft.form === 'string' && draft.base && draft.values;
  return isDraft ? (draft as Draft) : undefined;
}
