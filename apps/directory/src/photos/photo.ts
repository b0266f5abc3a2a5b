import { LONGEST_ALT, type PagePhoto, type TakenPicture } from '@tedarik/commands';
import type { PhotoState } from '@tedarik/events';
import { normalizeUnicode } from '@tedarik/turkish';
import { photosRefused } from './photo.errors.js';

/** A photo on the page of a business. Who uploaded it is not stored. */
export interface Photo extends PagePhoto {
  businessId: string;
  /** Hash of the sent file; null for photos older than the hash. */
  contentHash: string | null;
  position: number;
  addedAt: Date;
  /** Set while the page does not show the photo. `by` and `reason` are set when a moderator took it down. */
  removed: { at: Date; by: string | null; reason: string | null } | null;
  /** The businesses that it belonged to before merges, the latest last. */
  cameFrom: string[];
  version: number;
}

export const addedPhoto = (
  { uploadId, width, height, contentHash }: TakenPicture,
  { id, businessId, position }: Pick<Photo, 'id' | 'businessId' | 'position'>,
  now: Date,
): Photo => ({
  ...{ id, businessId, uploadId, width, height, contentHash: contentHash ?? null, alt: '', position },
  ...{ addedAt: now, removed: null, cameFrom: [], version: 1 },
});

const changed = (photo: Photo, change: Partial<Photo>): Photo => ({ ...photo, ...change, version: photo.version + 1 });

export const describedPhoto = (photo: Photo, alt: string, position: number): Photo => changed(photo, { alt, position });

/** Returns the photo as removed from the page, hidden from everyone. */
export const removedPhoto = (photo: Photo, by: string | null, reason: string | null, now: Date): Photo =>
  changed(photo, { removed: { at: now, by, reason } });

/** Returns the photo as shown again, at the given position. */
export const restoredPhoto = (photo: Photo, position: number): Photo => changed(photo, { removed: null, position });

/** Whether a moderator took it down; then its owner cannot restore it. */
export const isTakenDown = ({ removed }: Photo): boolean => removed !== null && removed.reason !== null;

/** The state that the media service applies to the file. */
export const stateOf = ({ removed }: Photo): PhotoState => (removed ? 'hidden' : 'shown');

/** The photo of the same file among those that a page shows. */
export const samePhoto = (photos: readonly Photo[], { contentHash }: TakenPicture): Photo | undefined =>
  photos.find((photo) => contentHash !== undefined && photo.contentHash === contentHash);

/** The position after the last photo. */
export const endOf = (photos: readonly Photo[]): number => Math.max(-1, ...photos.map(({ position }) => position)) + 1;

/** The part of a photo that the page shows. */
export const shownPhoto = ({ id, uploadId, width, height, alt }: Photo): PagePhoto => ({
  ...{ id, uploadId, width, height, alt },
});

/** The photos of a page as written to the audit log. */
export const photosInWords = (photos: readonly Photo[]) => ({ photos: photos.map(({ id, alt }) => alt || id) });

/** Returns the alternative text as a single line. Throws photos-refused. */
export function checkedAlt(typed: string, at: number): string {
  const text = normalizeUnicode(typed).replace(/\s+/g, ' ').trim();
  if ([...text].length > LONGEST_ALT) throw photosRefused([{ field: `photos.${at}.alt`, code: 'too-long' }]);
  return text;
}
