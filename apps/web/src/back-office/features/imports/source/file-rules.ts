import { LARGEST_IMPORT_MB } from '../../../api/upload-import.js';
import type { ImportForm } from '../api/review.js';

const MB = 1024 * 1024;
export const LARGEST_PASTE_MB = 10;

/** Accepted file extensions per form. */
export const ENDINGS: Readonly<Record<ImportForm, readonly string[]>> = {
  json: ['.json', '.geojson', '.ndjson', '.jsonl', '.txt'],
  tsv: ['.tsv', '.csv', '.txt', '.xlsx', '.xlsm', '.xlsb', '.xls', '.ods'],
};

export type FileFault = 'wrong-type' | 'empty-file' | 'file-too-large';

/** The reason why a file is not accepted; null if it is. */
export function faultOfFile({ name, size }: File, form: ImportForm): FileFault | null {
  if (!ENDINGS[form].some((ending) => name.toLowerCase().endsWith(ending))) return 'wrong-type';
  if (size === 0) return 'empty-file';
  return size > LARGEST_IMPORT_MB * MB ? 'file-too-large' : null;
}

/** Whether a text is too long to be pasted. Bytes are counted only if they could exceed the limit. */
export const isTooLongToPaste = (text: string): boolean =>
  text.length > (LARGEST_PASTE_MB * MB) / 3 && new Blob([text]).size > LARGEST_PASTE_MB * MB;

const NAMES: Readonly<Record<ImportForm, string>> = { json: 'yapistirilan.json', tsv: 'yapistirilan.tsv' };

/** Wraps a pasted text in a file. */
export const asFile = (text: string, form: ImportForm): File =>
  new File([text], NAMES[form], { type: 'text/plain;charset=utf-8' });

const FEWEST_COLUMNS = 6;

/** IMP-TSV-07: whether any line has as many columns as a row needs; pasted columns are separated by tabs (IMP-TSV-10). */
export const hasColumns = (text: string): boolean =>
  text.split(/\r\n|\n|\r/).some((line) => line.split('\t').length >= FEWEST_COLUMNS);
