/** A written value as a person reads it: names of categories and addresses are JSON. What was cut stays as it is. */
export function inWords(written: string | null): string | null {
  if (!written || !/^[[{]/.test(written)) return written;
  try {
    const value = JSON.parse(written) as string[] | { address: string; borough: string | null; city: string };
    const parts = Array.isArray(value) ? value : [value.address, value.borough, value.city];
    return parts.filter(Boolean).join(', ');
  } catch {
    return written;
  }
}
