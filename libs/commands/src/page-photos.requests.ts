import { BusinessStatus } from '@tedarik/events';
import { z } from 'zod';
import { defineCommand, defineQuery } from './define.js';
import { line, paragraph, slug, typedText } from './text.js';

/** How many photos a page shows. */
export const MOST_PHOTOS = 12;
/** Length of an alternative text, in characters. */
export const LONGEST_ALT = 200;

/** The id of an upload that the media service stores. */
export const UploadId = z
  .string()
  .regex(/^[\da-f]{64}$/)
  .max(64);

/** SHA-256 of a file as it was sent, by which a file that is sent again is recognised. */
export const ContentHash = z
  .string()
  .regex(/^[\da-f]{64}$/)
  .max(64);

/** A picture that the media service has stored: its upload id, its size in pixels and the hash of the sent file. */
export const TakenPicture = z.object({
  ...{ uploadId: UploadId, width: z.int().min(1), height: z.int().min(1) },
  contentHash: ContentHash.optional(),
});
export type TakenPicture = z.infer<typeof TakenPicture>;

/** A photo on the page of a business. */
export const PagePhoto = TakenPicture.omit({ contentHash: true }).extend({
  id: z.uuid(),
  /** Alternative text for people who do not see the photo; empty if none was written. */
  alt: line,
});
export type PagePhoto = z.infer<typeof PagePhoto>;

const photos = z.array(PagePhoto).max(MOST_PHOTOS);
const ofOne = { businessId: z.uuid(), id: z.uuid() };

/**
 * For the owner of a page: its photos in display order, except one that this same commandId has added. Fails with `not-page-owner`, like
 * the requests below.
 */
export const ListOwnPhotos = defineQuery('request.directory.list-own-photos.v1', {
  request: z.strictObject({ businessId: z.uuid() }),
  reply: z.object({ photos }),
});

/**
 * Appends a picture to the photos of a page, where it is visible at once. Returns the photo of the same file that the page shows already, if
 * there is one. Fails with `too-many-photos`.
 */
export const AddPhoto = defineCommand('request.directory.add-photo.v1', {
  request: z.strictObject({ businessId: z.uuid(), ...TakenPicture.shape }),
  reply: PagePhoto,
});

/**
 * Sets the alternative texts and the order of all photos of a page; the order is that of the list. Fails with `photos-changed-meanwhile` if
 * the list does not contain exactly the photos of the page. Broken rules: `too-long`.
 */
export const ArrangePhotos = defineCommand('request.directory.arrange-photos.v1', {
  request: z.strictObject({
    businessId: z.uuid(),
    photos: z.array(z.strictObject({ id: z.uuid(), alt: typedText(5_000) })).max(MOST_PHOTOS),
  }),
  reply: z.object({ photos }),
});

/** Removes a photo from its page. Fails with `photo-not-found`. */
export const RemovePhoto = defineCommand('request.directory.remove-photo.v1', {
  request: z.strictObject(ofOne),
  reply: z.object({ photos }),
});

/** Undoes RemovePhoto within 30 days. Fails with `photo-not-found`, also for a photo that a moderator took down, and `too-many-photos`. */
export const RestorePhoto = defineCommand('request.directory.restore-photo.v1', {
  request: z.strictObject(ofOne),
  reply: z.object({ photos }),
});

/** A photo as the back office sees it, with its page. */
export const ManagedPhoto = PagePhoto.extend({
  addedAt: z.iso.datetime(),
  businessId: z.uuid(),
  businessName: line,
  businessSlug: slug,
  businessStatus: BusinessStatus,
  /** If the photo was taken down: when, by whom and why. */
  takenDownAt: z.iso.datetime().nullable(),
  takenDownBy: line.nullable(),
  reason: paragraph.nullable(),
});
export type ManagedPhoto = z.infer<typeof ManagedPhoto>;

/** `shown`: photos that pages show. `taken-down`: photos that moderators took down in the last 30 days. */
export const PhotoFilter = z.enum(['shown', 'taken-down']);
export type PhotoFilter = z.infer<typeof PhotoFilter>;

/** Back office: photos of one page, or of all pages, newest first. */
export const ListPhotos = defineQuery('request.directory.list-photos.v1', {
  request: z.strictObject({
    businessId: z.uuid().nullable(),
    filter: PhotoFilter,
    page: z.int().min(1).max(100_000),
    pageSize: z.int().min(1).max(100),
  }),
  reply: z.object({ photos: z.array(ManagedPhoto), total: z.int() }),
  rows: 'photos',
});

/**
 * Back office: takes a photo down; its address no longer opens, and the owners are notified of the reason by mail. Fails with
 * `photo-not-found`. Broken rules: `required`, `too-long`.
 */
export const TakePhotoDown = defineCommand('request.directory.take-photo-down.v1', {
  request: z.strictObject({ id: z.uuid(), reason: typedText(20_000) }),
  reply: z.object({ id: z.uuid() }),
});

/** Back office: undoes TakePhotoDown within 30 days; the owners are notified. Fails with `photo-not-found`, `too-many-photos`. */
export const PutPhotoBack = defineCommand('request.directory.put-photo-back.v1', {
  request: z.strictObject({ id: z.uuid() }),
  reply: z.object({ id: z.uuid() }),
});
