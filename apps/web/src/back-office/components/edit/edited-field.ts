import type { ListKind } from './merge-edits.js';

/** A form field, with what is needed to show its values as text. */
export interface EditedField<Value = never> {
  name: string;
  label: string;
  /** Formats a value for people; defaults to String. */
  say?(value: Value): string;
  list?: ListKind;
  /** Label and text of one element of a list. */
  part?: { label(part: never, at: string | number): string; say(part: never): string };
  isWhole?(rows: Value): boolean;
}

/** The fields of a form, each typed by its value. */
export type EditedFields<Values> = readonly {
  [Name in keyof Values & string]: EditedField<Values[Name]> & { name: Name };
}[keyof Values & string][];

/** A value as text for people; empty for no value. */
export function wordsOf(field: EditedField, value: unknown): string {
  const shown = (value ?? '') as never;
  return field.say ? field.say(shown) : String(shown);
}
