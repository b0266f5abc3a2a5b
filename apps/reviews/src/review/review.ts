import {
  COMMENT_LENGTH,
  type PagePhoto,
  REPLY_LENGTH,
  type ReviewReply,
  type ReviewStatus,
  type ReviewView,
} from '@tedarik/commands';
import { HoldReason, type ReviewSnapshot } from '@tedarik/events';
import { graphemesIn, normal } from '@tedarik/turkish';
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

/** A visitor's opinion of a business. Counts in the rating while it is visible. */
export interface Review {
  id: string;
  businessId: string;
  /** Businesses that it was for before these were merged into others: first the one that it was written for. */
  writtenFor: string[];
  /** Null once the account is erased: the review stays, its author is forgotten. */
  userId: string | null;
  userName: string | null;
  rating: number;
  comment: string;
  status: ReviewStatus;
  /** How many people have reported it. */
  reportCount: number;
  version: number;
  postedAt: Date;
  /** By its author; moderation does not count. */
  editedAt: Date | null;
  /** What the business answered. */
  reply: ReviewAnswer | null;
  /** Why it is held, as long as it is. */
  hold: Hold | null;
  trust: ReviewTrust;
  /** In order, those among them that may come back. */
  photos: ReviewPhoto[];
}

/** It is seen while its review is. */
export interface ReviewPhoto extends PagePhoto {
  addedAt: Date;
  /** Why the review does not show it; null while it does. With a reason it was a moderator, named by `by`. */
  removed: { at: Date; by: string | null; reason: string | null } | null;
}

export interface Hold {
  reason: HoldReason;
  at: Date;
}

/** What the rules about attacks go by. Nobody is told of it, its author included. */
export interface ReviewTrust {
  /** When its author's account was opened; null where nobody knows. */
  accountSince: Date | null;
  /** What its author has to do with the page; null as long as nobody knows. */
  tie: Tie | null;
  /** Reasons for which it is not held again, because somebody has looked at it. */
  cleared: readonly HoldReason[];
  /** When the rules are to look at it next; null once they have. */
  dueAt: Date | null;
}

/** Of a review that is older than the rules, and of one whose author is forgotten. */
export const NO_TRUST: ReviewTrust = { accountSince: null, tie: null, cleared: [], dueAt: null };

/** The answer of a page's owner, in the name of the business. */
export interface ReviewAnswer {
  text: string;
  /** Whose it is: it goes with the account. */
  accountId: string;
  postedAt: Date;
  editedAt: Date | null;
}

/** What a form says, before it is known to be allowed. */
export interface ReviewContent {
  rating: number | null;
  comment: string;
}

/** What an author writes, at first or anew. */
export interface WrittenReview {
  content: ReviewContent;
  premoderated: boolean;
  /** What is known of its author; null where nobody could be asked. */
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

/** A hidden review stays hidden: editing is no way around moderation, nor around approval. */
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

/** What becomes of a review to which its author adds something. */
export const statusOfChanged = ({ status }: Review, premoderated: boolean): ReviewStatus =>
  status === 'visible' && premoderated ? 'pending' : status;

/** Whether the rules may hold it: one that was looked at stays as it was decided. */
export const canBeHeld = ({ status, trust }: Review, reason: HoldReason): boolean =>
  (status === 'visible' || status === 'pending') && !trust.cleared.includes(reason);

export const holdReview = (review: Review, reason: HoldReason, at: Date): Review =>
  next(review, { status: 'held', hold: { reason, at } });

/** Somebody looked at what was held, and it is a review like any other. */
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

/** Somebody looked at what was reported, and the review may stay as it is. */
export function settleReports(review: Review): Review {
  if (review.reportCount === 0) throw notReported(review.id);
  return next(review, { reportCount: 0, trust: lookedAt(review) });
}

const lookedAt = ({ trust }: Review): ReviewTrust => ({ ...trust, cleared: HoldReason.options });

/** Its business has one answer: a further one changes it. Throws required, too-long. */
export function answerReview(review: Review, accountId: string, typed: string, now: Date): Review {
  const text = normal(typed).trim();
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

/** As it was when it was removed, which itself was a version. */
export const bringBackReview = (removed: Review): Review => ({ ...removed, version: removed.version + 2 });

export const reportReview = (review: Review): Review => next(review, { reportCount: review.reportCount + 1 });

/** Its business was merged into another one. */
export const moveReview = (review: Review, businessId: string): Review =>
  next(review, { businessId, writtenFor: [...review.writtenFor, review.businessId] });

/** The merge that moved it was undone. */
export function returnReview(review: Review): Review {
  const businessId = review.writtenFor.at(-1) ?? review.businessId;
  return next(review, { businessId, writtenFor: review.writtenFor.slice(0, -1) });
}

/** The author has another name now. */
export const renameAuthor = (review: Review, userName: string): Review => next(review, { userName });

/** The author's account is gone: 'Anonim Kullanıcı', and nothing leads back to the person. A photo might. */
export const forgetAuthor = (review: Review): Review =>
  next(review, { userId: null, userName: null, trust: forgottenTrust(review.trust), photos: [] });

/** What was decided stays; what was known of the person goes. */
export const forgottenTrust = ({ cleared }: ReviewTrust): ReviewTrust => ({ ...NO_TRUST, cleared });

export const next = (review: Review, change: Partial<Review>): Review => ({
  ...review,
  ...change,
  version: review.version + 1,
});

function checkedContent({ rating, comment }: ReviewContent): { rating: number; comment: string } {
  if (rating === null || !Number.isInteger(rating) || rating < 1 || rating > 5) throw ratingMissing();
  const text = normal(comment).trim();
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
