import {
  COMMENT_LENGTH,
  type PagePhoto,
  REPLY_LENGTH,
  type ReviewReply,
  type ReviewStatus,
  type ReviewView,
} from '@tedarik/commands';
import { HoldReason, type ReviewSnapshot } from '@tedarik/events';
import { graphemesIn, normalizeUnicode } from '@tedarik/turkish';
import type { Tie } from '../trust/judge.js';
import {
  alreadyHidden,
  commentTooLong,
  commentTooShort,
  notAnswered,
  notHeld,
  notHidden,
  notReported,
  notWaiting,
  ratingMissing,
  replyRefused,
} from './review.errors.js';

/** A visitor's review of a business. It counts in the rating while it is visible. */
export interface Review {
  id: string;
  businessId: string;
  /** Earlier businesses of the review before merges; the first one is the business for which it was written. */
  writtenFor: string[];
  /** Null once the account is erased: the review stays without an author. */
  userId: string | null;
  userName: string | null;
  rating: number;
  comment: string;
  status: ReviewStatus;
  /** Number of people who reported it. */
  reportCount: number;
  version: number;
  postedAt: Date;
  /** Last edit by its author; moderation does not count. */
  editedAt: Date | null;
  /** The reply of the business. */
  reply: ReviewAnswer | null;
  /** Set while the review is held. */
  hold: Hold | null;
  trust: ReviewTrust;
  /** In display order, including removed photos that can be restored. */
  photos: ReviewPhoto[];
}

/** A photo of a review; visible while the review is. */
export interface ReviewPhoto extends PagePhoto {
  addedAt: Date;
  /** Hash of the sent file; missing on photos older than the hash. */
  contentHash?: string | undefined;
  /** Set while the review does not show the photo. `reason` and `by` are set when a moderator took it down. */
  removed: { at: Date; by: string | null; reason: string | null } | null;
}

export interface Hold {
  reason: HoldReason;
  at: Date;
}

/** Input of the rules about attacks. Never disclosed, not even to the author. */
export interface ReviewTrust {
  /** When the author's account was created; null if unknown. */
  accountSince: Date | null;
  /** Relation of the author to the page; null while unknown. */
  tie: Tie | null;
  /** Reasons for which the review is not held again, because the back office has decided. */
  cleared: readonly HoldReason[];
  /** When the rules must judge it next; null once they have. */
  dueAt: Date | null;
}

/** For reviews older than the rules, and for those of erased authors. */
export const NO_TRUST: ReviewTrust = { accountSince: null, tie: null, cleared: [], dueAt: null };

/** The reply of a page's owner in the name of the business. */
export interface ReviewAnswer {
  text: string;
  /** Account that wrote it; the reply is deleted with the account. */
  accountId: string;
  postedAt: Date;
  editedAt: Date | null;
}

/** The content of a review form, before it is validated. */
export interface ReviewContent {
  rating: number | null;
  comment: string;
}

/** A new or edited review of an author. */
export interface WrittenReview {
  content: ReviewContent;
  premoderated: boolean;
  /** Data about the author; null when it could not be fetched. */
  reviewer?: Pick<ReviewTrust, 'accountSince' | 'tie'> | null;
}

export interface NewReview extends WrittenReview {
  id: string;
  businessId: string;
  author: { id: string; name: string };
}

export function postReview(
  { id, businessId, author, content, premoderated, reviewer = null }: NewReview,
  now: Date,
): Review {
  return {
    id,
    businessId,
    writtenFor: [],
    userId: author.id,
    userName: author.name,
    ...checkedContent(content),
    status: premoderated ? 'pending' : 'visible',
    reportCount: 0,
    version: 1,
    postedAt: now,
    editedAt: null,
    reply: null,
    hold: null,
    trust: { ...NO_TRUST, ...reviewer, dueAt: now },
    photos: [],
  };
}

/** Edits a review. Its status stays hidden, pending or held, so that editing bypasses neither moderation nor approval. */
export function editReview(
  review: Review,
  { content, premoderated, reviewer = null }: WrittenReview,
  now: Date,
): Review {
  const trust = { ...review.trust, tie: null, ...reviewer, dueAt: now };
  return next(review, {
    ...checkedContent(content),
    status: statusOfChanged(review, premoderated),
    editedAt: now,
    trust,
  });
}

/** The status after the author changes or adds something. */
export const statusOfChanged = ({ status }: Review, premoderated: boolean): ReviewStatus =>
  status === 'visible' && premoderated ? 'pending' : status;

/** Whether the rules may hold the review; a decision of the back office is final for its reason. */
export const canBeHeld = ({ status, trust }: Review, reason: HoldReason): boolean =>
  (status === 'visible' || status === 'pending') && !trust.cleared.includes(reason);

export const holdReview = (review: Review, reason: HoldReason, at: Date): Review =>
  next(review, { status: 'held', hold: { reason, at } });

/** Publishes a held review after a decision of the back office; it is not held again for the same reason. */
export function publishReview(review: Review): Review {
  const { hold, trust } = review;
  if (!hold) throw notHeld(review.id);
  const cleared = [...new Set([...trust.cleared, hold.reason])];
  return next(review, { status: 'visible', hold: null, trust: { ...trust, cleared } });
}

export function rejectReview(review: Review): Review {
  if (!review.hold) throw notHeld(review.id);
  return hideReview(review);
}

export function hideReview(review: Review): Review {
  if (review.status === 'hidden') throw alreadyHidden(review.id);
  return next(review, { status: 'hidden', hold: null, reportCount: 0 });
}

export function unhideReview(review: Review): Review {
  if (review.status !== 'hidden') throw notHidden(review.id);
  return next(review, { status: 'visible', trust: lookedAt(review) });
}

export function approveReview(review: Review): Review {
  if (review.status === 'visible' && review.reportCount > 0) return settleReports(review);
  if (review.status !== 'pending') throw notWaiting(review.id);
  return next(review, { status: 'visible', trust: lookedAt(review) });
}

/** Settles the reports after a decision of the back office to keep the review. */
export function settleReports(review: Review): Review {
  if (review.reportCount === 0) throw notReported(review.id);
  return next(review, { reportCount: 0, trust: lookedAt(review) });
}

const lookedAt = ({ trust }: Review): ReviewTrust => ({ ...trust, cleared: HoldReason.options });

/** Adds the reply, of which there is one per review; a further one replaces its text. Throws required and too-long. */
export function answerReview(review: Review, accountId: string, typed: string, now: Date): Review {
  const text = normalizeUnicode(typed).trim();
  if (text === '') throw replyRefused('required');
  if (graphemesIn(text, REPLY_LENGTH.max) > REPLY_LENGTH.max) throw replyRefused('too-long');
  const { reply } = review;
  const dates = reply ? { postedAt: reply.postedAt, editedAt: now } : { postedAt: now, editedAt: null };
  return next(review, { reply: { text, accountId, ...dates } });
}

/** Throws review-not-answered. */
export function removeReply(review: Review): Review {
  if (!review.reply) throw notAnswered(review.id);
  return next(review, { reply: null });
}

/** The review as it was when it was removed. The version rises by two, because the removal was a version too. */
export const bringBackReview = (removed: Review): Review => ({ ...removed, version: removed.version + 2 });

export const reportReview = (review: Review): Review => next(review, { reportCount: review.reportCount + 1 });

/** Moves the review to the business into which its business was merged. */
export const moveReview = (review: Review, businessId: string): Review =>
  next(review, { businessId, writtenFor: [...review.writtenFor, review.businessId] });

/** Moves the review back after the merge was undone. */
export function returnReview(review: Review): Review {
  const businessId = review.writtenFor.at(-1) ?? review.businessId;
  return next(review, { businessId, writtenFor: review.writtenFor.slice(0, -1) });
}

/** The author has another name now. */
export const renameAuthor = (review: Review, userName: string): Review => next(review, { userName });

/** Removes the author (shown as 'Anonim Kullanıcı') and everything that may identify the person, including photos. */
export const forgetAuthor = (review: Review): Review =>
  next(review, { userId: null, userName: null, trust: forgottenTrust(review.trust), photos: [] });

/** Keeps decisions and removes personal data. */
const forgottenTrust = ({ cleared }: ReviewTrust): ReviewTrust => ({ ...NO_TRUST, cleared });

export const next = (review: Review, change: Partial<Review>): Review => ({
  ...review,
  ...change,
  version: review.version + 1,
});

function checkedContent({ rating, comment }: ReviewContent): { rating: number; comment: string } {
  if (rating === null || !Number.isInteger(rating) || rating < 1 || rating > 5) throw ratingMissing();
  const text = normalizeUnicode(comment).trim();
  const length = graphemesIn(text, COMMENT_LENGTH.max);
  if (length < COMMENT_LENGTH.min) throw commentTooShort(COMMENT_LENGTH.min);
  if (length > COMMENT_LENGTH.max) throw commentTooLong(COMMENT_LENGTH.max);
  return { rating, comment: text };
}

export function reviewView(review: Review): ReviewView {
  const { id, businessId, userId, userName, rating, comment } = review;
  const photos = shownPhotos(review).map(photoView);
  return { id, businessId, userId, userName, rating, comment, ...datesOf(review), reply: replyView(review), photos };
}

export const shownPhotos = ({ photos }: Review): ReviewPhoto[] => photos.filter(({ removed }) => !removed);

export const photoView = ({ id, uploadId, width, height, alt }: ReviewPhoto): PagePhoto => ({
  ...{ id, uploadId, width, height, alt },
});

export function snapshotOf(review: Review): ReviewSnapshot {
  const { id, businessId, userName, rating, comment } = review;
  const photos = shownPhotos(review).map(({ uploadId, alt }) => ({ uploadId, alt }));
  const snapshot = { id, businessId, rating, comment, userName, ...datesOf(review), reply: replyView(review) };
  return photos.length > 0 ? { ...snapshot, photos } : snapshot;
}

const replyView = ({ reply }: Review): ReviewReply | null => reply && { text: reply.text, ...datesOf(reply) };

const datesOf = ({ postedAt, editedAt }: Pick<Review, 'postedAt' | 'editedAt'>) => ({
  postedAt: postedAt.toISOString(),
  editedAt: editedAt?.toISOString() ?? null,
});
