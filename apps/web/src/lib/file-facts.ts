const NAMES: Readonly<Record<string, string>> = {
  'application/pdf': 'PDF',
  'image/jpeg': 'JPEG',
  'image/png': 'PNG',
  'image/webp': 'WebP',
};
const KB = 1_024;

/** Type and size of a file for people: `PDF, 1,2 MB`. */
export function fileFacts(type: string, bytes: number): string {
  const size =
    bytes < KB * KB
      ? `${Math.max(1, Math.round(bytes / KB))} KB`
      : `${(bytes / KB / KB).toLocaleString('tr', { maximumFractionDigits: 1 })} MB`;
  return [NAMES[type], size].filter(Boolean).join(', ');
}
