import { LONGEST_ALT, MOST_KEPT_REVIEW_PHOTOS, MOST_REVIEW_PHOTOS, type TakenPicture } from '@tedarik/commands';
import type { PhotoState } from '@tedarik/events';
import { normalizeUnicode } from '@tedarik/turkish';
import { photoNotFound, photoRefused, tooManyPhotos } from './review.errors.js';
import { next, type Review, type ReviewPhoto, shownPhotos, statusOfChanged } from './review.js';

const LONGEST_REASON = 1_000;

export interface NewPhoto {
  id: string;
  picture: TakenPicture;
  alt: string;
  premoderated: boolean;
}

/** Number of photos that can still be added. */
export const roomFor = (review: Review): number => {
  const takenDown = review.photos.filter(isTakenDown).length;
  const shown = shownPhotos(review).length;
  return Math.max(0, Math.min(MOST_REVIEW_PHOTOS - shown, MOST_KEPT_REVIEW_PHOTOS - takenDown - shown));
};

/** Adds the photo at the end. Throws too-many-photos and too-long. */
export function addPhoto(review: Review, { id, picture, alt, premoderated }: NewPhoto, now: Date): Review {
  if (roomFor(review) === 0) throw tooManyPhotos(review.id);
  const photo: ReviewPhoto = { ...picture, id, alt: oneLine(alt, LONGEST_ALT, 'alt'), addedAt: now, removed: null };
  return next(review, { photos: [...kept(review), photo], status: statusOfChanged(review, premoderated) });
}

/** The photo of the same file among those that the review shows. */
export const samePhoto = (review: Review, { contentHash }: TakenPicture): ReviewPhoto | undefined =>
  shownPhotos(review).find((photo) => contentHash !== undefined && photo.contentHash === contentHash);

/** Changes the alternative text, by the author. Throws photo-not-found and too-long. */
export const describePhoto = (review: Review, id: string, alt: string, premoderated: boolean): Review => ({
  ...withPhoto(review, shownPhoto(review, id), { alt: oneLine(alt, LONGEST_ALT, 'alt') }),
  status: statusOfChanged(review, premoderated),
});

/** Removes a photo, by the author. Throws photo-not-found. */
export const removePhoto = (review: Review, id: string, now: Date): Review =>
  withPhoto(review, shownPhoto(review, id), { removed: { at: now, by: null, reason: null } });

/** Takes a photo down, by a moderator. Throws photo-not-found, required and too-long. */
export function takePhotoDown(review: Review, id: string, { by, reason }: Moderated, now: Date): Review {
  const text = normalizeUnicode(reason).trim();
  if (text === '') throw photoRefused('reason', 'required');
  if ([...text].length > LONGEST_REASON) throw photoRefused('reason', 'too-long');
  return withPhoto(review, shownPhoto(review, id), { removed: { at: now, by, reason: text } });
}

interface Moderated {
  /** Name of the moderator. */
  by: string;
  reason: string;
}

/** Restores a photo that the author removed. Throws photo-not-found (also for one that a moderator took down) and too-many-photos. */
export function restorePhoto(review: Review, id: string, premoderated: boolean): Review {
  const photo = review.photos.find((one) => one.id === id);
  if (!photo?.removed || isTakenDown(photo)) throw photoNotFound(id);
  return { ...shownAgain(review, photo), status: statusOfChanged(review, premoderated) };
}

/** Restores a photo that a moderator took down. Throws photo-not-found and too-many-photos. */
export function putPhotoBack(review: Review, id: string): Review {
  const photo = review.photos.find((one) => one.id === id);
  if (!photo || !isTakenDown(photo)) throw photoNotFound(id);
  return shownAgain(review, photo);
}

/** Deletes photos that were removed before the given time. */
export const dropPhotos = (review: Review, removedBefore: Date): Review =>
  next(review, { photos: review.photos.filter(({ removed }) => !removed || removed.at >= removedBefore) });

/** The state that the media service applies to the file of a photo. */
export function photoStateIn({ photos, status }: Review, id: string): PhotoState {
  const photo = photos.find((one) => one.id === id);
  if (!photo) return 'gone';
  return status === 'visible' && !photo.removed ? 'shown' : 'hidden';
}

export const isTakenDown = ({ removed }: ReviewPhoto): boolean => removed !== null && removed.reason !== null;

function shownPhoto(review: Review, id: string): ReviewPhoto {
  const photo = shownPhotos(review).find((one) => one.id === id);
  if (!photo) throw photoNotFound(id);
  return photo;
}

function shownAgain(review: Review, photo: ReviewPhoto): Review {
  if (shownPhotos(review).length >= MOST_REVIEW_PHOTOS) throw tooManyPhotos(review.id);
  return withPhoto(review, photo, { removed: null });
}

const withPhoto = (review: Review, { id }: ReviewPhoto, change: Partial<ReviewPhoto>): Review =>
  next(review, { photos: review.photos.map((photo) => (photo.id === id ? { ...photo, ...change } : photo)) });

/** When the limit of stored photos is reached, drops the oldest one that the author removed. */
function kept({ photos }: Review): ReviewPhoto[] {
  if (photos.length < MOST_KEPT_REVIEW_PHOTOS) return photos;
  const oldest = photos.find((photo) => photo.removed && !isTakenDown(photo));
  return photos.filter((photo) => photo !== oldest);
}

function oneLine(typed: string, most: number, field: 'alt'): string {
  const text = normalizeUnicode(typed).replace(/\s+/g, ' ').trim();
  if ([...text].length > most) throw photoRefused(field, 'too-long');
  return text;
}
