import { Inject, Injectable } from '@nestjs/common';
import {
  type RequestContract,
  FindBusinessSlug,
  GetVisitor,
  ListBlogCategories,
  ListManagedQuoteRequests,
  ListRatings,
  ListSubmissions,
} from '@tedarik/commands';
import { RequestFailed, RequestClient } from '@tedarik/messaging';
import { BUSINESSES } from '@tedarik/search';
import { SERVICE_TOKEN_HEADER } from '@tedarik/service-kit';
import { GATEWAY_CONFIG, type GatewayConfig } from '../config.js';
import { RedisConnection } from '../redis.js';
import { SearchEngine } from '../search/search-engine.js';
import type { ManagedPart } from './managed-panel.types.js';

const ANSWER_WITHIN_MS = 1_500;

/** Checks whether each service and store replies, using requests that cost little. */
@Injectable()
export class SystemHealth {
  constructor(
    private readonly requests: RequestClient,
    private readonly redis: RedisConnection,
    private readonly search: SearchEngine,
    @Inject(GATEWAY_CONFIG) private readonly config: GatewayConfig,
  ) {}

  async look(): Promise<ManagedPart[]> {
    const checks: Record<string, () => Promise<unknown>> = {
      directory: () => this.answers(FindBusinessSlug, { nameSlug: 'panel' }),
      reviews: () => this.answers(ListRatings, { after: null, limit: 1 }),
      blog: () => this.answers(ListBlogCategories, {}),
      submissions: () => this.answers(ListSubmissions, { status: 'pending', page: 1, pageSize: 1 }),
      quotes: () => this.answers(ListManagedQuoteRequests, { status: null, page: 1, pageSize: 1 }),
      identity: () => this.answers(GetVisitor, {}),
      media: () => this.isMediaReady(),
      search: () => this.search.search(BUSINESSES, { size: 0, track_total_hits: false }),
      sessions: () => this.redis.client.ping(),
    };
    return Promise.all(Object.entries(checks).map(async ([id, check]) => ({ id, isUp: await isUp(check) })));
  }

  /** A refusal also proves that the service is up. */
  private async answers<Request>(contract: RequestContract<Request, unknown>, request: Request): Promise<void> {
    try {
      await this.requests.send(contract, request, { deadlineAt: Date.now() + ANSWER_WITHIN_MS });
    } catch (error) {
      if (!(error instanceof RequestFailed) || error.failure.kind === 'unavailable') throw error;
    }
  }

  /** The endpoint needs the service token, except from the same machine. */
  private async isMediaReady(): Promise<void> {
    const { MEDIA_URL, SERVICE_TOKEN, MEDIA_TOKEN: token = SERVICE_TOKEN } = this.config;
    const { ok, status } = await fetch(`${MEDIA_URL}/readyz`, {
      headers: { [SERVICE_TOKEN_HEADER]: token },
      signal: AbortSignal.timeout(ANSWER_WITHIN_MS),
    });
    if (!ok) throw new Error(`not ready: ${status}`);
  }
}

const isUp = (check: () => Promise<unknown>): Promise<boolean> =>
  check().then(
    () => true,
    () => false,
  );
