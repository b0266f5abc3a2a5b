/**
 * Formats a stored value for people: names of categories and addresses are stored as JSON. A value that was cut and is no longer valid JSON
 * stays as it is.
 */
export function readableValue(written: string | null): string | null {
  if (!written || !/^[[{]/.test(written)) return written;
  try {
    const value = JSON.parse(written) as string[] | { address: string; borough: string | null; city: string };
    const parts = Array.isArray(value) ? value : [value.address, value.borough, value.city];
    return parts.filter(Boolean).join(', ');
  } catch {
    return written;
  }
}
