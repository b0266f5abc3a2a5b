import { QueryFailed } from '../graphql/operation.js';
import { refusedFile, sendFile, type Taken } from './send-file.js';

export const PHOTO_TYPES = ['image/jpeg', 'image/png', 'image/webp'];
const PHOTOS: Taken = { types: PHOTO_TYPES, largest: 5 * 1024 * 1024 };

/** The refusal to expect from the server; null if the photo is acceptable. */
export function refusalOf(file: File): QueryFailed | null {
  const code = refusedFile(file, PHOTOS);
  return code ? new QueryFailed('unprocessable', code, null) : null;
}

/** Uploads a photo to one of the visitor's endpoints. Throws QueryFailed. */
export async function uploadPhoto(path: string, file: File, about: Record<string, string>): Promise<void> {
  await sendFile(`${path}?${new URLSearchParams(about).toString()}`, file, PHOTOS);
}
