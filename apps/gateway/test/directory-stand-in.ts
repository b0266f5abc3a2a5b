import { Controller, Module } from '@nestjs/common';
import {
  type BusinessView,
  GetBusinessBySlug,
  GetReferenceTables,
  ListBusinesses,
  ListRecentBusinesses,
  type ReferenceTables,
  type ReplyOf,
  type RequestOf,
} from '@tedarik/commands';
import type { BusinessSnapshot } from '@tedarik/events';
import { Answers, MessagingModule, withAsks } from '@tedarik/messaging';
import { type RunningService, startService } from '@tedarik/service-kit';

/** What the directory would know. */
export interface DirectoryFacts {
  tables: ReferenceTables;
  businesses: BusinessSnapshot[];
  answers: Record<string, ReplyOf<typeof GetBusinessBySlug>>;
  /** What the reduced search was asked. */
  listed: RequestOf<typeof ListBusinesses>[];
}

export const aView = (snapshot: BusinessSnapshot): BusinessView => ({
  ...snapshot,
  version: 1,
  revision: 1,
  photosCount: 0,
  openingHours: [],
  products: [],
  certificates: [],
});

/** Answers the directory's public queries out of `facts`, which a test may change as it goes. */
export async function directoryStandIn(natsUrl: string, facts: DirectoryFacts): Promise<RunningService> {
  @Controller()
  class Directory {
    @Answers(GetReferenceTables)
    tables() {
      return facts.tables;
    }

    @Answers(GetBusinessBySlug)
    bySlug({ slug }: RequestOf<typeof GetBusinessBySlug>) {
      return facts.answers[slug] ?? { found: 'nothing' as const };
    }

    @Answers(ListRecentBusinesses)
    recent({ limit }: RequestOf<typeof ListRecentBusinesses>) {
      return { businesses: facts.businesses.slice(0, limit) };
    }

    @Answers(ListBusinesses)
    list(request: RequestOf<typeof ListBusinesses>) {
      facts.listed.push(request);
      return { businesses: facts.businesses, total: 1_000, totalIsLowerBound: true };
    }
  }

  @Module({ imports: [MessagingModule.forRoot({ name: 'directory', servers: natsUrl })], controllers: [Directory] })
  class Service {}

  return startService(Service, {
    name: 'directory',
    config: {
      NODE_ENV: 'test',
      LOG_LEVEL: 'fatal',
      OPS_HOST: '127.0.0.1',
      OPS_PORT: 0,
      NATS_URL: natsUrl,
      SERVICE_TOKEN: 'a-token-of-tests-only',
    },
    beforeListen: withAsks({ name: 'directory', servers: natsUrl }),
  });
}
