import { upload, type Upload } from './upload.js';

/** As the imports service takes it. */
export const LARGEST_IMPORT_MB = 200;

const ENDPOINT = '/yonetici/yukle/ice-aktarim';

/** Stores a file to be imported; answers its id, by which an import is started. */
export const uploadImport = (file: File, onProgress: (percent: number) => void): Upload<string> =>
  upload(
    `${ENDPOINT}?${new URLSearchParams({ ad: file.name }).toString()}`,
    file,
    'application/octet-stream',
    onProgress,
    ({ fileId }) => (typeof fileId === 'string' ? fileId : null),
  );
