import {
  type PhotoState,
  RatingChanged,
  ReviewAnswered,
  ReviewHeld,
  ReviewPhotoChanged,
  ReviewPosted,
  ReviewWithdrawn,
} from '@tedarik/events';
import { Injectable } from '@nestjs/common';
import { Outbox } from '@tedarik/outbox';
import { hashOf } from '@tedarik/service-kit';
import type { ClientSession } from 'mongoose';
import { KnownBusinessRepository } from '../business/known-business.repository.js';
import { meanOf } from '../rating/rating.js';
import { RatingRepository } from '../rating/rating.repository.js';
import { photoStateIn } from './review-photos.js';
import { type Hold, snapshotOf, type Review } from './review.js';
import { ReviewRepository } from './review.repository.js';

/** Stores a change of a review together with its consequences: the rating and the events. */
@Injectable()
export class ReviewChanges {
  constructor(
    private readonly reviews: ReviewRepository,
    private readonly ratings: RatingRepository,
    private readonly businesses: KnownBusinessRepository,
    private readonly outbox: Outbox,
  ) {}

  /**
   * `before` is null for a new review, `after` for a removed one. `photosLeft` is then the state of its photos: gone, or hidden if the
   * review can be restored.
   */
  async store(
    session: ClientSession,
    before: Review | null,
    after: Review | null,
    photosLeft: PhotoState = 'gone',
  ): Promise<void> {
    const { businessId } = (after ?? before)!;
    const counts = countedRating(before) !== countedRating(after);
    // Before the review itself, so that of two concurrent changes the second one waits here and not after its work.
    let version = 0;
    if (counts) version = await this.ratings.take(session, businessId);
    else await this.ratings.lock(businessId, session);
    await this.write(session, before, after);
    await this.announce(session, before, after);
    await this.announcePhotos(session, before, after, photosLeft);
    if (after?.hold && !before?.hold) await this.announceHold(session, after, after.hold);
    if (before?.reply === null && after?.reply && after.status === 'visible') {
      await this.announceReply(session, after, after.reply.text);
    }
    if (counts) await this.recount(session, businessId, version);
  }

  /** Moves reviews from one business to another, and recomputes the ratings of both. */
  async move(session: ClientSession, from: string, to: string, moves: readonly [Review, Review][]): Promise<void> {
    // Always in the same order, so that two moves cannot deadlock.
    const versions = new Map<string, number>();
    for (const id of [from, to].toSorted()) versions.set(id, await this.ratings.take(session, id));
    for (const [before, after] of moves) {
      await this.write(session, before, after);
      await this.announce(session, before, after);
    }
    for (const [id, version] of versions) await this.recount(session, id, version);
  }

  /** Publishes that the photos of a removed review are gone. */
  async forgetPhotos(session: ClientSession, removed: Review): Promise<void> {
    await this.announcePhotos(session, removed, null, 'gone', removed.version + 2);
  }

  private async write(session: ClientSession, before: Review | null, after: Review | null): Promise<void> {
    if (!after) return this.reviews.remove(session, before!);
    const businessName = await this.businesses.findName(session, after.businessId);
    if (before) await this.reviews.save(session, after, businessName);
    else await this.reviews.add(session, after, businessName);
  }

  private async announce(session: ClientSession, before: Review | null, after: Review | null): Promise<void> {
    if (after?.status === 'visible') {
      // A report changes nothing in the public view.
      if (before?.status === 'visible' && hashOf(snapshotOf(before)) === hashOf(snapshotOf(after))) return;
      const { id, version } = after;
      await this.outbox.append(session, ReviewPosted, { aggregateId: id, version, data: snapshotOf(after) });
    } else if (before?.status === 'visible') {
      const { id, businessId, version } = before;
      await this.outbox.append(session, ReviewWithdrawn, {
        aggregateId: id,
        version: version + 1,
        data: { id, businessId },
      });
    }
  }

  private async announcePhotos(
    session: ClientSession,
    before: Review | null,
    after: Review | null,
    left: PhotoState,
    version = after?.version ?? before!.version + 1,
  ): Promise<void> {
    const photos = new Map([...(before?.photos ?? []), ...(after?.photos ?? [])].map((photo) => [photo.id, photo]));
    const told = [...photos.values()].flatMap(({ id, uploadId }) => {
      const state = after ? photoStateIn(after, id) : left;
      if (before && photoStateIn(before, id) === state) return [];
      return [{ definition: ReviewPhotoChanged, aggregateId: id, version, data: { uploadId, state } }];
    });
    await this.outbox.appendMany(session, told);
  }

  private async announceHold(session: ClientSession, review: Review, { reason, at }: Hold): Promise<void> {
    const data = { ...(await this.toAuthor(session, review)), reason, heldAt: at.toISOString() };
    await this.outbox.append(session, ReviewHeld, { aggregateId: review.id, version: review.version, data });
  }

  private async announceReply(session: ClientSession, review: Review, reply: string): Promise<void> {
    const data = { ...(await this.toAuthor(session, review)), reply };
    await this.outbox.append(session, ReviewAnswered, { aggregateId: review.id, version: review.version, data });
  }

  /** What the events contain that identity mails to the author. */
  private async toAuthor(session: ClientSession, { id, businessId, userId: authorId }: Review) {
    return { id, businessId, businessName: await this.businesses.findName(session, businessId), authorId };
  }

  private async recount(session: ClientSession, businessId: string, version: number): Promise<void> {
    const visible = await this.reviews.sumVisible(session, businessId);
    const data = { businessId, averageRating: meanOf(visible), reviewCount: visible.count };
    await this.ratings.save(session, { ...data, version });
    await this.outbox.append(session, RatingChanged, { aggregateId: businessId, version, data });
  }
}

/** What a review contributes to the rating; null when it does not count. */
const countedRating = (review: Review | null): number | null => (review?.status === 'visible' ? review.rating : null);
