interface Written {
  address: string;
  borough: string | null;
  city: string;
}

/** A value that is no text comes as JSON: names of categories, or an address. What was cut stays as it is. */
export function inWords(text: string | null | undefined): string {
  if (!text || !/^[[{]/.test(text)) return text ?? '';
  try {
    const value = JSON.parse(text) as string[] | Written;
    const parts = Array.isArray(value) ? value : [value.address, value.borough, value.city];
    return parts.filter(Boolean).join(', ');
  } catch {
    return text;
  }
}
