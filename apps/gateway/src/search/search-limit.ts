import { Injectable } from '@nestjs/common';
import type { ClientFacts } from '../visitors/visitor.js';
import { RateLimits } from '../limits/rate-limits.js';

/** A4: limits searches per address and minute, because a search costs more than any other read. */
@Injectable()
export class SearchLimit {
  constructor(private readonly limits: RateLimits) {}

  /**
   * Counts a search if `requested` is truthy. Does nothing without a client: pages have none, since their searches are counted before
   * rendering. Throws `too-many-requests`.
   */
  async count(requested: unknown, client: Pick<ClientFacts, 'address'> | null): Promise<void> {
    if (requested && client) await this.limits.take('search', client.address);
  }
}
