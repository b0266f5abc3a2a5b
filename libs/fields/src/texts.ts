/** A text, or null, under each of the names. */
export type Texts<Name extends string> = Record<Name, string | null>;

/** What a record says under the names; null where it says nothing. */
export function textsOf<Name extends string>(
  names: readonly Name[],
  record: { readonly [Key in Name]?: string | null | undefined },
): Texts<Name> {
  return mapTexts(names, (name) => record[name] ?? null);
}

/** A value made for each name. */
export function mapTexts<Name extends string, Value>(
  names: readonly Name[],
  valueOf: (name: Name) => Value,
): Record<Name, Value> {
  const values = {} as Record<Name, Value>;
  for (const name of names) values[name] = valueOf(name);
  return values;
}
