import type { HoldReason } from '@tedarik/events';
import { Inject, Injectable, Logger } from '@nestjs/common';
import { Clock, Database, DomainError, Metrics } from '@tedarik/service-kit';
import { REVIEWS_CONFIG, type ReviewsConfig } from '../config.js';
import { ReviewChanges } from '../review/review-changes.js';
import { canBeHeld, holdReview, type Review } from '../review/review.js';
import { ReviewRepository } from '../review/review.repository.js';
import { judge } from '../trust/judge.js';
import { SHARED_PAGES } from '../trust/rings.js';
import { judgedReview, JudgedReviewsRepository } from './judged-reviews.repository.js';
import { Reviewers } from './reviewers.js';

const REQUESTED_AGAIN_AFTER_MS = 60_000;
const AT_ONCE = 50;

/**
 * Holds reviews that the rules about attacks find: a new review before it becomes public, earlier reviews of the same attack afterwards.
 */
@Injectable()
export class Holding {
  private readonly log = new Logger(Holding.name);

  constructor(
    private readonly database: Database,
    private readonly reviews: ReviewRepository,
    private readonly judged: JudgedReviewsRepository,
    private readonly changes: ReviewChanges,
    private readonly reviewers: Reviewers,
    private readonly clock: Clock,
    @Inject(REVIEWS_CONFIG) private readonly config: Pick<ReviewsConfig, 'REVIEW_HOLDING'>,
    metrics: Metrics,
  ) {
    metrics.gauge('reviews_held', 'Reviews that are held now, by reason', ['reason'], async (gauge) => {
      gauge.reset();
      for (const { reason, count } of await reviews.countHeld().catch(() => [])) gauge.set({ reason }, count);
    });
  }

  /** Returns the review as it must be stored, i.e. held if a rule finds it. */
  async asWritten(review: Review): Promise<Review> {
    if (this.config.REVIEW_HOLDING !== 'on') return review;
    const reason = (await this.findings(review)).get(review.id);
    if (!reason || !canBeHeld(review, reason)) return review;
    // The review is stored once, so its version must not rise twice.
    return { ...holdReview(review, reason, this.clock.now()), version: review.version };
  }

  /** Judges reviews that were written since the last run, together with earlier ones of the same page and author. */
  async judgeDue(signal?: AbortSignal): Promise<void> {
    for (;;) {
      const due = await this.reviews.listDue(this.clock.now(), AT_ONCE);
      for (const review of due) if (!signal?.aborted) await this.judge(review);
      if (due.length < AT_ONCE || signal?.aborted) return;
    }
  }

  private async judge(found: Review): Promise<void> {
    if (this.config.REVIEW_HOLDING === 'off') return this.reviews.saveTrust(found, { dueAt: null });
    const reviewer = await this.reviewerOf(found);
    const review = { ...found, trust: { ...found.trust, ...reviewer } };
    for (const [id, reason] of await this.findings(review)) await this.hold(id, reason);
    // If the data about the author could not be fetched, the review is judged again later.
    const isUnknown = review.userId !== null && review.trust.tie === null;
    const dueAt = isUnknown ? new Date(this.clock.now().getTime() + REQUESTED_AGAIN_AFTER_MS) : null;
    await this.reviews.saveTrust(found, { ...reviewer, dueAt });
  }

  private async reviewerOf({ userId, userName, businessId, trust }: Review) {
    if (userId === null || trust.tie !== null) return null;
    return this.reviewers.of({ id: userId, name: userName ?? '' }, { businessId });
  }

  private async findings(review: Review): Promise<Map<string, HoldReason>> {
    const { businessId, userId, trust, postedAt, editedAt } = review;
    const now = editedAt ?? postedAt;
    const own = judgedReview(review);
    // The others were read before this review was stored, or contain its former content.
    const withOwn = (others: Awaited<ReturnType<JudgedReviewsRepository['listOfPage']>>) => [
      ...others.filter(({ id }) => id !== own.id),
      own,
    ];
    const [page, nearby] = await Promise.all([
      this.judged.listOfPage(businessId, now),
      userId === null ? [] : this.judged.listNearby(userId, now, SHARED_PAGES - 1),
    ]);
    const ofOwnPages = nearby.length > 0 ? [...new Map([...nearby, ...page].map((one) => [one.id, one])).values()] : [];
    return judge({ review: own, tie: trust.tie, page: withOwn(page), nearby: withOwn(ofOwnPages) });
  }

  private async hold(id: string, reason: HoldReason): Promise<void> {
    if (this.config.REVIEW_HOLDING === 'watch') return this.log.log({ msg: 'Would be held', review: id, reason });
    await this.database.transaction(async (session) => {
      const review = await this.reviews.get(id, session).catch(goneIsNothing);
      if (!review || !canBeHeld(review, reason)) return;
      await this.changes.store(session, review, holdReview(review, reason, this.clock.now()));
    });
  }
}

function goneIsNothing(error: unknown): null {
  if (error instanceof DomainError && error.code === 'review-not-found') return null;
  throw error;
}
