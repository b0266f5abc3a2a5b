import { upload, type Upload } from './upload.js';

export const LARGEST_PICTURE = 5 * 1024 * 1024;
export const PICTURE_TYPES = ['image/jpeg', 'image/png', 'image/webp', 'image/avif', 'image/gif'];

const ENDPOINT = '/yonetici/yukle';

/** Resolves with the address to store. */
export type PictureUpload = Upload<string>;

export const uploadPicture = (file: File, onProgress: (percent: number) => void): PictureUpload =>
  upload(ENDPOINT, file, file.type, onProgress, ({ url }) => (typeof url === 'string' ? url : null));
