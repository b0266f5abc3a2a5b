import type { Sample } from './samples.js';

/** Downloads a text as a file. */
export function saveText({ fileName, text }: Sample): void {
  const address = URL.createObjectURL(new Blob([text], { type: 'text/plain;charset=utf-8' }));
  const link = document.createElement('a');
  link.href = address;
  link.download = fileName;
  link.click();
  URL.revokeObjectURL(address);
}
