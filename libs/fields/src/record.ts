export interface Words {
  tr: string;
  en: string;
}

/** A value of a record or of its row in the list. */
export interface RecordField {
  kind: 'text' | 'number' | 'picture';
  label: Words;
  /** A further description for the GraphQL schema. */
  note?: string;
  /** The longest length in characters, or the largest number. The smallest number is 0. */
  max?: number;
  /** If not set, the value may be null. What is required `in-forms` may be null in a record that no form has stored. */
  required?: true | 'in-forms';
  /** What a text may be, and what each is called. If not set, it may be anything. */
  options?: Readonly<Record<string, Words>>;
  /** Lines of its control, if there are several. */
  lines?: number;
  /** Under its control. */
  help?: Words;
  /** The text in the control of a new record. */
  initial?: string;
  /** If not set, it has a column in the list and is searched. */
  listed?: 'never' | 'only-searched';
}

/**
 * A kind of record in a small table of the back office. Names are unique. Contracts, stored schema, GraphQL types,
 * operations, form, list, history and role area are derived from this (docs/add-a-record.md).
 */
export interface RecordDescription {
  /** The service that owns it. */
  service: 'blog' | 'directory' | 'imports';
  /** Its name in subjects, codes and the log, in singular and plural: words joined by hyphens. */
  one: string;
  many: string;
  label: Words;
  labels: Words;
  /** The area of the back office that a role needs for it; one of its own if not set. */
  area?: string;
  /** Only who has typed a password or a code of late may save one. */
  confirmed?: true;
  /** Last part of its screen's path, and name of its exported file. */
  path: string;
  /** The fields of its form, in this order. */
  fields: Readonly<Record<string, RecordField>> & { readonly name: RecordField };
  /** Further columns of its rows, which are computed and not stored. */
  columns: Readonly<Record<string, RecordField>>;
  /** The fields that name a record where it stands alone; if not set, its name does. */
  title?: readonly string[];
  /** What its list can be narrowed by: the stored value, and its parameter in the address of the screen. */
  filters?: Readonly<Record<string, string>>;
  /** Whoever has a deleted record may get another in its place. */
  merges?: true;
  /** The sort orders of its list, the default first: name of the order, and of the value to sort by. */
  sorts: Readonly<Record<string, string>>;
}

type Texts<Kind> = Kind extends 'number' ? number : string;
type ValueOf<F extends RecordField> = F extends { required: true } ? Texts<F['kind']> : Texts<F['kind']> | null;
export type ValuesOf<Fields extends Readonly<Record<string, RecordField>>> = {
  -readonly [Name in keyof Fields]: ValueOf<Fields[Name]>;
};
/** The values of such a record's form. */
export type RecordInput<R extends RecordDescription> = ValuesOf<R['fields']>;
/** A row of the back office's list of such records. */
export type RecordRow<R extends RecordDescription> = RecordInput<R> &
  ValuesOf<R['columns']> & { id: string; revision: number };

/** 'service-attribute' as the name of a type: 'ServiceAttribute'. */
export type TypeName<Hyphened extends string> = Hyphened extends `${infer First}-${infer Rest}`
  ? `${Capitalize<First>}${TypeName<Rest>}`
  : Capitalize<Hyphened>;
/** The same as the name of a field: 'serviceAttribute'. */
export type FieldName<Hyphened extends string> = Uncapitalize<TypeName<Hyphened>>;

export const typeName = <Hyphened extends string>(hyphened: Hyphened) =>
  hyphened.replace(/(?:^|-)(.)/g, (_, letter: string) => letter.toUpperCase()) as TypeName<Hyphened>;
export const fieldName = <Hyphened extends string>(hyphened: Hyphened) =>
  hyphened.replace(/-(.)/g, (_, letter: string) => letter.toUpperCase()) as FieldName<Hyphened>;

/** Pairs of name and description. */
export const fieldsIn = (fields: Readonly<Record<string, RecordField>>): [string, RecordField][] =>
  Object.entries(fields);

/** The texts that its list is searched in; one that is chosen from options is stored as a code. */
export const searchedIn = ({ fields }: RecordDescription): [string, RecordField][] =>
  fieldsIn(fields).filter(([, { kind, listed, options }]) => kind === 'text' && listed !== 'never' && !options);

/** A record's name where it stands alone: 'Moda, İstanbul'. */
export const titleOf = ({ title = ['name'] }: RecordDescription, record: object): string =>
  title.map((field) => record[field as keyof typeof record]).join(', ');
