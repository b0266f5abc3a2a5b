/** Longest name of a saved search in characters. */
export const LONGEST_SEARCH_NAME = 60;

/** Returns the error code of a name, the same as the server's; undefined if it is valid. */
export function checkSearchName(typed: string): string | undefined {
  const length = [...typed.trim()].length;
  if (length === 0) return 'required';
  return length > LONGEST_SEARCH_NAME ? 'too-long' : undefined;
}
