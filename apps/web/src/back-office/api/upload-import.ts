import { upload, type Upload } from './upload.js';

/** The limit of the imports service. */
export const LARGEST_IMPORT_MB = 200;

const ENDPOINT = '/yonetici/yukle/ice-aktarim';

export interface UploadedImport {
  /** Id that `startImport` takes. */
  fileId: string;
  /** Spreadsheets only: the sheet that was read, and all readable sheets. */
  sheet?: string;
  sheets?: string[];
}

/** Uploads a file for an import. Of a spreadsheet only one sheet is read: the named one, or the first that is a table. */
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
