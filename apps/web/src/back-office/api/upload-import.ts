import { upload, type Upload } from './upload.js';

/** As the imports service takes it. */
export const LARGEST_IMPORT_MB = 200;

const ENDPOINT = '/yonetici/yukle/ice-aktarim';

export interface UploadedImport {
  /** By which an import is started. */
  fileId: string;
  /** Of a spreadsheet: the sheet that was read, and all that can be. */
  sheet?: string;
  sheets?: string[];
}

/** Stores a file to be imported; of a spreadsheet one sheet, the named one or the first that is a table. */
export const uploadImport = (
  file: File,
  sheet: string | null,
  onProgress: (percent: number) => void,
): Upload<UploadedImport> =>
  upload(
    `${ENDPOINT}?${new URLSearchParams({ ad: file.name, ...(sheet !== null && { sayfa: sheet }) }).toString()}`,
    file,
    'application/octet-stream',
    onProgress,
    (answer) => (typeof answer['fileId'] === 'string' ? (answer as unknown as UploadedImport) : null),
  );
