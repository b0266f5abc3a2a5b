import { BusinessStatus } from '@tedarik/events';
import { z } from 'zod';
import { defineCommand, defineQuery } from './define.js';
import { line, paragraph, slug, typedText } from './text.js';

/** How many photos a page shows. */
export const MOST_PHOTOS = 12;
/** Length of an alternative text, in characters. */
export const LONGEST_ALT = 200;

/** Names an upload that media keeps. */
export const UploadId = z
  .string()
  .regex(/^[\da-f]{64}$/)
  .max(64);

/** A picture that media took in: its id, and how large it is. */
export const TakenPicture = z.object({ uploadId: UploadId, width: z.int().min(1), height: z.int().min(1) });
export type TakenPicture = z.infer<typeof TakenPicture>;

/** A photo on the page of a business. */
export const PagePhoto = TakenPicture.extend({
  id: z.uuid(),
  /** What it shows, for those who do not see it; empty where nobody said. */
  alt: line,
});
export type PagePhoto = z.infer<typeof PagePhoto>;

const photos = z.array(PagePhoto).max(MOST_PHOTOS);
const ofOne = { businessId: z.uuid(), id: z.uuid() };

/**
 * Of the owner of a page: its photos in their order, without one that this commandId has added. Fails with `not-page-owner`, like
 * all of the following.
 */
export const ListOwnPhotos = defineQuery('request.directory.list-own-photos.v1', {
  request: z.strictObject({ businessId: z.uuid() }),
  reply: z.object({ photos }),
});

/** Puts a picture at the end of the photos of a page, where it is seen at once. Fails with `too-many-photos`. */
export const AddPhoto = defineCommand('request.directory.add-photo.v1', {
  request: z.strictObject({ businessId: z.uuid(), ...TakenPicture.shape }),
  reply: PagePhoto,
});

/**
 * Gives all photos of a page their texts and their order, which is that of the list. Fails with `photos-changed-meanwhile`
 * when these are not its photos any more. Broken rules: `too-long`.
 */
export const ArrangePhotos = defineCommand('request.directory.arrange-photos.v1', {
  request: z.strictObject({
    businessId: z.uuid(),
    photos: z.array(z.strictObject({ id: z.uuid(), alt: typedText(5_000) })).max(MOST_PHOTOS),
  }),
  reply: z.object({ photos }),
});

/** Takes a photo off its page. Fails with `photo-not-found`. */
export const RemovePhoto = defineCommand('request.directory.remove-photo.v1', {
  request: z.strictObject(ofOne),
  reply: z.object({ photos }),
});

/** Undoes that within 30 days. Fails with `photo-not-found`, also for one that a moderator took down, and `too-many-photos`. */
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
  /** Of one that was taken down: when, by whom and why. */
  takenDownAt: z.iso.datetime().nullable(),
  takenDownBy: line.nullable(),
  reason: paragraph.nullable(),
});
export type ManagedPhoto = z.infer<typeof ManagedPhoto>;

/** Those that pages show, or those that moderators took down in the last 30 days. */
export const PhotoFilter = z.enum(['shown', 'taken-down']);
export type PhotoFilter = z.infer<typeof PhotoFilter>;

/** Back office: photos of a page, or of all pages, the newest first. */
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
 * Back office: takes a photo off its page; its address no longer opens, and the owners are told by mail why. Fails with
 * `photo-not-found`. Broken rules: `required`, `too-long`.
 */
export const TakePhotoDown = defineCommand('request.directory.take-photo-down.v1', {
  request: z.strictObject({ id: z.uuid(), reason: typedText(20_000) }),
  reply: z.object({ id: z.uuid() }),
});

/** Back office: undoes that within 30 days; the owners are told. Fails with `photo-not-found`, `too-many-photos`. */
export const PutPhotoBack = defineCommand('request.directory.put-photo-back.v1', {
  request: z.strictObject({ id: z.uuid() }),
  reply: z.object({ id: z.uuid() }),
});
