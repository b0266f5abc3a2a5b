/** A text, or null, for each of the names. */
export type Texts<Name extends string> = Record<Name, string | null>;

/** The values of these fields of a record; null for missing ones. */
export function textsOf<Name extends string>(
  names: readonly Name[],
  record: { readonly [Key in Name]?: string | null | undefined },
): Texts<Name> {
  return mapTexts(names, (name) => record[name] ?? null);
}

/** An object with a value for each name. */
export function mapTexts<Name extends string, Value>(
  names: readonly Name[],
  valueOf: (name: Name) => Value,
): Record<Name, Value> {
  const values = {} as Record<Name, Value>;
  for (const name of names) values[name] = valueOf(name);
  return values;
}
