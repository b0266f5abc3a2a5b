import { sendFile } from '../../../lib/forms/send-file.js';

export const PHOTO_TYPES = ['image/jpeg', 'image/png', 'image/webp'];
const TAKEN = { types: PHOTO_TYPES, largest: 5 * 1024 * 1024 };

/** Puts a photo on a page of the visitor. Throws QueryFailed. */
export async function uploadPhoto(businessId: string, file: File, commandId: string): Promise<void> {
  const query = new URLSearchParams({ isletme: businessId, komut: commandId });
  await sendFile(`/isletmem/yukle?${query.toString()}`, file, TAKEN);
}
