/** Characters of the name of a saved search at most. */
export const LONGEST_SEARCH_NAME = 60;

/** What is wrong with the name of a search, as the server says it too. */
export function checkSearchName(typed: string): string | undefined {
  const length = [...typed.trim()].length;
  if (length === 0) return 'required';
  return length > LONGEST_SEARCH_NAME ? 'too-long' : undefined;
}
