/** The kind of a value. It determines its limits, its normalisation and its form control. */
export type FieldKind = 'text' | 'year' | 'phone' | 'mobile' | 'email' | 'website' | 'picture';

/** The same words in both languages of the site. */
export interface Label {
  tr: string;
  en: string;
}

/** Who, besides the back office, may change a part of a business or suggest a change. */
export interface Changeable {
  /** A change by the owner of the page is applied at once (`live`), or after the back office has approved it (`reviewed`). */
  owner?: 'live' | 'reviewed';
  /** Anybody may suggest another value. For a plain field this is its label in the suggestion form. */
  suggested?: true | Label;
}

/** A plain field of a record: a text, or null if unknown. */
export interface Field extends Changeable {
  kind: FieldKind;
  label: Label;
  /** Maximum length in characters, for `text`. The other kinds have their own limits. */
  max?: number;
  /** The section of the form that contains it. */
  form: 'general' | 'pictures';
  /** Shown on the cards of public lists. The page shows every field. */
  onCard?: true;
  /** Included in the rows of the back office's list. */
  inList?: true;
  /** A contact that the public search can find. */
  searched?: true;
  /** Copied from an approved submission into its business. */
  submitted?: true;
  suggested?: Label;
  /** Shown side by side for the two businesses of a likely duplicate; the label is its column in the exported file. */
  combinedColumn?: Label;
  /** Keys in a maps-style record; the first one with a value is used. Our own export writes the first one. */
  imported?: readonly [string, ...string[]];
}

/** Maximum lengths in characters of the kinds that have a fixed limit. */
const LONGEST_OF_KIND: Readonly<Partial<Record<FieldKind, number>>> = {
  year: 40,
  phone: 20,
  mobile: 20,
  email: 254,
  website: 2_048,
  picture: 2_048,
};

export const longestOf = ({ kind, max }: Field): number => LONGEST_OF_KIND[kind] ?? max ?? Infinity;
