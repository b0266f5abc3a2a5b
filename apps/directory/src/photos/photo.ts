import { LONGEST_ALT, type PagePhoto, type TakenPicture } from '@tedarik/commands';
import type { PhotoState } from '@tedarik/events';
import { normal } from '@tedarik/turkish';
import { photosRefused } from './photo.errors.js';

/** A photo on the page of a business. It tells nothing of who put it there. */
export interface Photo extends PagePhoto {
  businessId: string;
  position: number;
  addedAt: Date;
  /** Why the page does not show it; null while it does. `by` is the name of a moderator. */
  removed: { at: Date; by: string | null; reason: string | null } | null;
  /** The businesses that it came from by merges, the last one at the end. */
  cameFrom: string[];
  version: number;
}

export const addedPhoto = (
  { uploadId, width, height }: TakenPicture,
  { id, businessId, position }: Pick<Photo, 'id' | 'businessId' | 'position'>,
  now: Date,
): Photo => ({
  ...{ id, businessId, uploadId, width, height, alt: '', position },
  ...{ addedAt: now, removed: null, cameFrom: [], version: 1 },
});

const changed = (photo: Photo, change: Partial<Photo>): Photo => ({ ...photo, ...change, version: photo.version + 1 });

export const describedPhoto = (photo: Photo, alt: string, position: number): Photo => changed(photo, { alt, position });

/** Off the page, and hidden from everybody. */
export const removedPhoto = (photo: Photo, by: string | null, reason: string | null, now: Date): Photo =>
  changed(photo, { removed: { at: now, by, reason } });

/** At the end of the photos that are there now. */
export const restoredPhoto = (photo: Photo, position: number): Photo => changed(photo, { removed: null, position });

/** Whether a moderator took it down: its owner does not put it back. */
export const isTakenDown = ({ removed }: Photo): boolean => removed !== null && removed.reason !== null;

/** What media has to do with its file. */
export const stateOf = ({ removed }: Photo): PhotoState => (removed ? 'hidden' : 'shown');

/** Where the next one stands. */
export const endOf = (photos: readonly Photo[]): number => Math.max(-1, ...photos.map(({ position }) => position)) + 1;

/** What the page shows of it. */
export const shownPhoto = ({ id, uploadId, width, height, alt }: Photo): PagePhoto => ({
  ...{ id, uploadId, width, height, alt },
});

/** What the audit log says of the photos of a page. */
export const photosInWords = (photos: readonly Photo[]) => ({ photos: photos.map(({ id, alt }) => alt || id) });

/** One line. Throws photos-refused. */
export function checkedAlt(typed: string, at: number): string {
  const text = normal(typed).replace(/\s+/g, ' ').trim();
  if ([...text].length > LONGEST_ALT) throw photosRefused([{ field: `photos.${at}.alt`, code: 'too-long' }]);
  return text;
}
