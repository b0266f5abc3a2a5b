/** What a field holds. Its limits, how it is tidied and which control edits it follow from this. */
export type FieldKind = 'text' | 'year' | 'phone' | 'mobile' | 'email' | 'website' | 'picture';

/** A plain field of a record: a text, or null where nothing is known. */
export interface Field {
  kind: FieldKind;
  label: { tr: string; en: string };
  /** Characters at most, of a `text`; the other kinds have limits of their own. */
  max?: number;
  /** Section of the form that has it. */
  form: 'general' | 'pictures';
  /** Shown on the cards of public lists. Every field is public on the page. */
  onCard?: true;
  /** In the rows of the back office's list. */
  inList?: true;
  /** Found by the public search as a way to reach the business. */
  searched?: true;
  /** Part of what an approved submission makes a business of. */
  submitted?: true;
  /** Names in a maps-style record, the first filled one is read. Our own export writes the first. */
  imported?: readonly [string, ...string[]];
}

/** Lengths in characters of the kinds that have a fixed one. */
export const LONGEST_OF_KIND: Readonly<Partial<Record<FieldKind, number>>> = {
  year: 40,
  phone: 20,
  mobile: 20,
  email: 254,
  website: 2_048,
  picture: 2_048,
};

export const longestOf = ({ kind, max }: Field): number => LONGEST_OF_KIND[kind] ?? max ?? Infinity;
