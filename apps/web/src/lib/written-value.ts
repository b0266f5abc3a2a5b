interface Written {
  address: string;
  borough: string | null;
  city: string;
}

/** Formats a value of a suggestion, which is JSON unless it is text: names of categories, or an address. A cut value is shown as it is. */
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
