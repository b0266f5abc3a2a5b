import { GetVisitor, ListBusinessesByIds, ListOwnPages, type ReplyOf, type RequestContext } from '@tedarik/commands';
import { Injectable } from '@nestjs/common';
import { RequestClient, RequestFailed } from '@tedarik/messaging';
import type { ReviewTrust } from '../review/review.js';
import type { Tie } from '../trust/judge.js';

export type Reviewer = Pick<ReviewTrust, 'accountSince' | 'tie'>;
type Actor = NonNullable<RequestContext['actor']>;
type Listed = ReplyOf<typeof ListBusinessesByIds>['businesses'][number];

/** Longest time that a review waits for data about its author from other services. */
const PATIENCE_MS = 1_500;
/** Limit of an owner's pages that are compared with the reviewed one. */
const MOST_COMPARED = 49;

/** What identity and the directory know about the author of a review. Neither address nor name is stored. */
@Injectable()
export class Reviewers {
  constructor(private readonly requests: RequestClient) {}

  /**
   * Must be called outside of a transaction. Returns null when the data cannot be fetched, because this must not keep anyone from writing a
   * review.
   */
  async of(
    { id, name }: { id: string; name: string },
    { businessId }: { businessId: string },
    deadlineAt = Infinity,
  ): Promise<Reviewer | null> {
    const actor: Actor = { kind: 'account', id, name };
    const within = { actor, deadlineAt: Math.min(Date.now() + PATIENCE_MS, deadlineAt) };
    try {
      const [{ visitor }, { pages }] = await Promise.all([
        this.requests.send(GetVisitor, {}, within),
        this.requests.send(ListOwnPages, {}, within),
      ]);
      const accountSince = visitor && new Date(visitor.createdAt);
      const owned = pages.map((page) => page.id);
      if (owned.includes(businessId)) return { accountSince, tie: 'own' };
      return { accountSince, tie: owned.length > 0 ? await this.tieBetween(businessId, owned, within) : 'none' };
    } catch (error) {
      if (error instanceof RequestFailed) return null;
      throw error;
    }
  }

  private async tieBetween(businessId: string, owned: string[], within: Partial<RequestContext>): Promise<Tie> {
    const ids = [businessId, ...owned.slice(0, MOST_COMPARED)];
    const { businesses } = await this.requests.send(ListBusinessesByIds, { ids }, within);
    const reviewed = businesses.find(({ id }) => id === businessId);
    const own = businesses.filter(({ id }) => owned.includes(id));
    return reviewed && own.some((page) => areRivals(page, reviewed)) ? 'rival' : 'none';
  }
}

/** Whether both share a category and a province. */
const areRivals = (one: Listed, other: Listed): boolean =>
  one.categoryIds.some((id) => other.categoryIds.includes(id)) &&
  one.locations.some(({ cityKey }) => other.locations.some((location) => location.cityKey === cityKey));
