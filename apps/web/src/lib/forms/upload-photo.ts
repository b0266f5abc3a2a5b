import { QueryFailed } from '../graphql/operation.js';
import { refusedFile, sendFile, type Taken } from './send-file.js';

export const PHOTO_TYPES = ['image/jpeg', 'image/png', 'image/webp'];
const PHOTOS: Taken = { types: PHOTO_TYPES, largest: 5 * 1024 * 1024 };

/** Why the server would not take it anyway. */
export function refusalOf(file: File): QueryFailed | null {
  const code = refusedFile(file, PHOTOS);
  return code ? new QueryFailed('unprocessable', code, null) : null;
}

/** Sends a photo to a place of the visitor. Throws QueryFailed. */
export async function uploadPhoto(path: string, file: File, about: Record<string, string>): Promise<void> {
  await sendFile(`${path}?${new URLSearchParams(about).toString()}`, file, PHOTOS);
}
