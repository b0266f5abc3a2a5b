/** The text for a code; the code itself if there is none. */
export function textFor(texts: object, code: string): string {
  const text = (texts as Readonly<Record<string, unknown>>)[code];
  return typeof text === 'string' ? text : code;
}
