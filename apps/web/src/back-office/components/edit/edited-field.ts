import type { ListKind } from './merge-edits.js';

/** A field of a form, in the words that a choice names it in. */
export interface EditedField<Value = never> {
  name: string;
  label: string;
  /** A value as a person reads it; without it, as it is. */
  say?(value: Value): string;
  list?: ListKind;
  /** A part of a list. */
  part?: { label(part: never, at: string | number): string; say(part: never): string };
  isWhole?(rows: Value): boolean;
}

/** The fields of a form, each with its own type. */
export type EditedFields<Values> = readonly {
  [Name in keyof Values & string]: EditedField<Values[Name]> & { name: Name };
}[keyof Values & string][];

/** A value as a person reads it; empty for nothing. */
export function wordsOf(field: EditedField, value: unknown): string {
  const shown = (value ?? '') as never;
  return field.say ? field.say(shown) : String(shown);
}
