import { Injectable } from '@nestjs/common';
import {
  ExportAccount,
  ExportOwnReplies,
  ExportOwnReports,
  ExportOwnSuggestions,
  ExportOwnership,
  ExportRemovedReviewPhotos,
  ExportRemovedReviews,
  GetOwnQuoteRequest,
  ListMyReviews,
  ListOwnQuoteRequests,
  ListSavedSearches,
  type OwnQuoteRequest,
  type RequestContext,
} from '@tedarik/commands';
import { RequestClient } from '@tedarik/messaging';
import { Clock, DomainError } from '@tedarik/service-kit';
import { fetchAllPages } from '../fetch-all-pages.js';
import { visitorActor } from '../visitors/actor-of.js';
import type { SignedInVisitor } from '../visitors/visitor.js';

/** GEN-21: exports everything that the services store about an account. */
@Injectable()
export class MyData {
  constructor(
    private readonly requests: RequestClient,
    private readonly clock: Clock,
  ) {}

  /** Returns everything or throws: a partial export would look complete. */
  async of(visitor: SignedInVisitor) {
    const actor = visitorActor(visitor);
    const { account } = await this.requests.send(ExportAccount, {}, { actor });
    if (!account) throw new DomainError('sign-in-required', 'unauthenticated');
    const { searches: savedSearches } = await this.requests.send(ListSavedSearches, {}, { actor });
    const reviews = await fetchAllPages(async (page) => {
      const { reviews: rows, total } = await this.requests.send(ListMyReviews, { page }, { actor });
      return { rows, total };
    });
    const { removedReviews } = await this.requests.send(ExportRemovedReviews, {}, { actor });
    const { removedPhotos } = await this.requests.send(ExportRemovedReviewPhotos, {}, { actor });
    const ownership = await this.requests.send(ExportOwnership, {}, { actor });
    const { replies } = await this.requests.send(ExportOwnReplies, {}, { actor });
    const { reports } = await this.requests.send(ExportOwnReports, {}, { actor });
    const { suggestions } = await this.requests.send(ExportOwnSuggestions, {}, { actor });
    const quoteRequests = await this.quoteRequestsOf({ actor });
    return {
      exportedAt: this.clock.now().toISOString(),
      ...{ account, savedSearches, reviews, removedReviews, removedPhotos, ...ownership },
      ...{ replies, reports, suggestions, quoteRequests },
    };
  }

  /** Each request as its own page shows it: sealed offers stay sealed here too. */
  private async quoteRequestsOf(acting: Pick<RequestContext, 'actor'>): Promise<OwnQuoteRequest[]> {
    return fetchAllPages(async (page) => {
      const { requests, total } = await this.requests.send(ListOwnQuoteRequests, { page }, acting);
      const rows: OwnQuoteRequest[] = [];
      for (const { id } of requests) rows.push(await this.requests.send(GetOwnQuoteRequest, { key: id }, acting));
      return { rows, total };
    });
  }
}
