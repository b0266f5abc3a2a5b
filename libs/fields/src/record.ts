export interface Words {
  tr: string;
  en: string;
}

/** A field of a record, or a column of its row in the list. */
export interface RecordField {
  kind: 'text' | 'number' | 'picture';
  label: Words;
  /** An addition to its description in the GraphQL schema. */
  note?: string;
  /** The maximum length in characters, or the largest number. The smallest number is 0. */
  max?: number;
  /** If not set, the value may be null. An `in-forms` field is required in forms, but may be null in records that no form has saved. */
  required?: true | 'in-forms';
  /** The allowed values of a text with their labels. If not set, any text is allowed. */
  options?: Readonly<Record<string, Words>>;
  /** Number of lines of its form control, if more than one. */
  lines?: number;
  /** Help text below its form control. */
  help?: Words;
  /** The initial text of the form control for a new record. */
  initial?: string;
  /** If not set, it has a column in the list and is searched. `only-searched`: no column. `never`: neither. */
  listed?: 'never' | 'only-searched';
}

/**
 * A kind of record in a small table of the back office. Names of records are unique. Contracts, stored schema, GraphQL types, operations,
 * form, list, history and role area are derived from this (docs/add-a-record.md).
 */
export interface RecordDescription {
  /** The service that owns it. */
  service: 'blog' | 'directory' | 'imports';
  /** Its name in subjects, codes and the log, in singular and plural, in kebab-case. */
  one: string;
  many: string;
  label: Words;
  labels: Words;
  /** The area of the back office in which a role needs rights; if not set, the record has an area of its own. */
  area?: string;
  /** Saving requires that the administrator has recently entered a password or code. */
  confirmed?: true;
  /** The last segment of its screen's path, and the name of its exported file. */
  path: string;
  /** The fields of its form, in this order. */
  fields: Readonly<Record<string, RecordField>> & { readonly name: RecordField };
  /** Additional columns of its rows, which are computed and not stored. */
  columns: Readonly<Record<string, RecordField>>;
  /** The fields that form its title outside of its list; if not set, its name. */
  title?: readonly string[];
  /** Filters of its list: the stored field, and its query parameter in the address of the screen. */
  filters?: Readonly<Record<string, string>>;
  /** When such a record is deleted, another one can take its place in the records that refer to it. */
  merges?: true;
  /** The sort orders of its list, the default first: name of the order, and field to sort by. */
  sorts: Readonly<Record<string, string>>;
}

type Texts<Kind> = Kind extends 'number' ? number : string;
type ValueOf<F extends RecordField> = F extends { required: true } ? Texts<F['kind']> : Texts<F['kind']> | null;
export type ValuesOf<Fields extends Readonly<Record<string, RecordField>>> = {
  -readonly [Name in keyof Fields]: ValueOf<Fields[Name]>;
};
/** The values of the form of such a record. */
export type RecordInput<R extends RecordDescription> = ValuesOf<R['fields']>;
/** A row of the back office's list of such records. */
export type RecordRow<R extends RecordDescription> = RecordInput<R> &
  ValuesOf<R['columns']> & { id: string; revision: number };

/** Converts kebab-case to the name of a type: 'service-attribute' becomes 'ServiceAttribute'. */
export type TypeName<Hyphened extends string> = Hyphened extends `${infer First}-${infer Rest}`
  ? `${Capitalize<First>}${TypeName<Rest>}`
  : Capitalize<Hyphened>;
/** The same for the name of a field: 'serviceAttribute'. */
export type FieldName<Hyphened extends string> = Uncapitalize<TypeName<Hyphened>>;

export const typeName = <Hyphened extends string>(hyphened: Hyphened) =>
  hyphened.replace(/(?:^|-)(.)/g, (_, letter: string) => letter.toUpperCase()) as TypeName<Hyphened>;
export const fieldName = <Hyphened extends string>(hyphened: Hyphened) =>
  hyphened.replace(/-(.)/g, (_, letter: string) => letter.toUpperCase()) as FieldName<Hyphened>;

/** The fields as pairs of name and description. */
export const fieldsIn = (fields: Readonly<Record<string, RecordField>>): [string, RecordField][] =>
  Object.entries(fields);

/** The text fields that the search of its list looks in. Fields with options are left out, because they store codes. */
export const searchedIn = ({ fields }: RecordDescription): [string, RecordField][] =>
  fieldsIn(fields).filter(([, { kind, listed, options }]) => kind === 'text' && listed !== 'never' && !options);

/** The title of a record, as shown outside of its list: 'Moda, İstanbul'. */
export const titleOf = ({ title = ['name'] }: RecordDescription, record: object): string =>
  title.map((field) => record[field as keyof typeof record]).join(', ');
