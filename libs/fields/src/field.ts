/** The kind of a field's value. Its limits, its normalisation and its control in forms depend on it. */
export type FieldKind = 'text' | 'year' | 'phone' | 'mobile' | 'email' | 'website' | 'picture';

/** The same words in both languages of the site. */
export interface Label {
  tr: string;
  en: string;
}

/** Who besides the back office has a say in a part of a business. */
export interface Changeable {
  /** What becomes of a change by the owner of its page: on the page at once, or after somebody has looked at it. */
  owner?: 'live' | 'reviewed';
  /** Anybody may suggest another value; a plain field says how the form of a suggestion calls it. */
  suggested?: true | Label;
}

/** A plain field of a record: a text, or null if unknown. */
export interface Field extends Changeable {
  kind: FieldKind;
  label: Label;
  /** Longest length in characters, for `text`. The other kinds have their own limits. */
  max?: number;
  /** Section of the form that it is in. */
  form: 'general' | 'pictures';
  /** Shown on the cards of public lists. Every field is public on the page. */
  onCard?: true;
  /** Included in the rows of the back office's list. */
  inList?: true;
  /** A contact of the business that the public search finds. */
  searched?: true;
  /** Copied from an approved submission into its business. */
  submitted?: true;
  suggested?: Label;
  /** Listed of both businesses of a likely duplicate; what the exported file calls its column. */
  besideItsLike?: Label;
  /** Keys in a maps-style record; the first one with a value is read. Our own export writes the first one. */
  imported?: readonly [string, ...string[]];
}

/** Longest lengths in characters of the kinds that have a fixed limit. */
export const LONGEST_OF_KIND: Readonly<Partial<Record<FieldKind, number>>> = {
  year: 40,
  phone: 20,
  mobile: 20,
  email: 254,
  website: 2_048,
  picture: 2_048,
};

export const longestOf = ({ kind, max }: Field): number => LONGEST_OF_KIND[kind] ?? max ?? Infinity;
