const NAMES: Readonly<Record<string, string>> = {
  'application/pdf': 'PDF',
  'image/jpeg': 'JPEG',
  'image/png': 'PNG',
  'image/webp': 'WebP',
};
const KB = 1_024;

/** The size of a file for people: `1,2 MB`. */
export const fileSize = (bytes: number): string =>
  bytes < KB * KB
    ? `${Math.max(1, Math.round(bytes / KB))} KB`
    : `${(bytes / KB / KB).toLocaleString('tr', { maximumFractionDigits: 1 })} MB`;

/** Type and size of a file for people: `PDF, 1,2 MB`. */
export const fileFacts = (type: string, bytes: number): string =>
  [NAMES[type], fileSize(bytes)].filter(Boolean).join(', ');
