export interface Words {
  tr: string;
  en: string;
}

/** A value that a record has, or that its rows show. */
export interface RecordField {
  kind: 'text' | 'number';
  label: Words;
  /** What else there is to say of it, in the schema of GraphQL. */
  note?: string;
  /** Characters at most, or the largest number; the smallest is 0. */
  max?: number;
  /** Without it there may be none: null. */
  required?: true;
  /** Lines of its control, where there is more than one. */
  lines?: number;
}

/**
 * A record of a small table that the back office keeps: it has a name that no other has. Contracts, stored schema, GraphQL
 * types, operations, form, list, history and role area follow from this (docs/add-a-record.md).
 */
export interface RecordDescription {
  /** Who owns it. */
  service: 'blog' | 'directory';
  /** How subjects, codes and the log call one of them, and several: words with hyphens between them. */
  one: string;
  many: string;
  label: Words;
  labels: Words;
  /** Last part of the address of its screen; its exported file is called so too. */
  path: string;
  /** What its form has, in that order. */
  fields: Readonly<Record<string, RecordField>> & { readonly name: RecordField };
  /** What its rows show apart from that: worked out, not stored. */
  columns: Readonly<Record<string, RecordField>>;
  /** What its list can be sorted by, the usual order first: the names of orders, and of the values that make them. */
  sorts: Readonly<Record<string, string>>;
}

type Texts<Kind> = Kind extends 'number' ? number : string;
type ValueOf<F extends RecordField> = F extends { required: true } ? Texts<F['kind']> : Texts<F['kind']> | null;
export type ValuesOf<Fields extends Readonly<Record<string, RecordField>>> = {
  -readonly [Name in keyof Fields]: ValueOf<Fields[Name]>;
};
/** What somebody typed into the form of such a record. */
export type RecordInput<R extends RecordDescription> = ValuesOf<R['fields']>;
/** Such a record as the back office lists it. */
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

/** Names and descriptions of the values, as pairs. */
export const fieldsIn = (fields: Readonly<Record<string, RecordField>>): [string, RecordField][] =>
  Object.entries(fields);
