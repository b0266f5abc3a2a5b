import { Injectable } from '@nestjs/common';
import type { ClientFacts } from '../visitors/visitor.js';
import { RateLimits } from '../limits/rate-limits.js';

/** A4: a search costs more than any other reading, so one address has no more than so many in a minute. */
@Injectable()
export class SearchLimit {
  constructor(private readonly limits: RateLimits) {}

  /**
   * Counts what was `requested`, if it was anything. Those of a page, which have no client, are counted before the page is
   * made. Throws `too-many-requests`.
   */
  async count(requested: unknown, client: Pick<ClientFacts, 'address'> | null): Promise<void> {
    if (requested && client) await this.limits.take('search', client.address);
  }
}
