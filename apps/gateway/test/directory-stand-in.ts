import { Controller, Module } from '@nestjs/common';
import {
  type BusinessView,
  GetBusinessBySlug,
  GetReferenceTables,
  GetSeoText,
  ListBusinesses,
  ListBusinessesByIds,
  ListBusinessNames,
  ListProducts,
  ListPublicAddresses,
  ListRecentBusinesses,
  type ReferenceTables,
  type ReplyOf,
  type RequestOf,
} from '@tedarik/commands';
import type { BusinessSnapshot, ProductSnapshot } from '@tedarik/events';
import { Answers, MessagingModule, withAsks } from '@tedarik/messaging';
import { type RunningService, startService } from '@tedarik/service-kit';

/** What the directory would know. */
export interface DirectoryFacts {
  tables: ReferenceTables;
  businesses: BusinessSnapshot[];
  answers: Record<string, ReplyOf<typeof GetBusinessBySlug>>;
  /** Texts of pages by kind and key. */
  seoTexts: Record<string, string>;
  /** What the reduced search was asked. */
  listed: RequestOf<typeof ListBusinesses>[];
  /** What the owner lists while the index is away. */
  products: ProductSnapshot[];
  productsListed: RequestOf<typeof ListProducts>[];
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

    @Answers(GetSeoText)
    seoText({ kind, key }: RequestOf<typeof GetSeoText>) {
      const html = facts.seoTexts[`${kind}:${key}`];
      return { seoText: html ? { name: key, html, updatedAt: new Date(0).toISOString() } : null };
    }

    @Answers(ListRecentBusinesses)
    recent({ limit }: RequestOf<typeof ListRecentBusinesses>) {
      return { businesses: facts.businesses.slice(0, limit) };
    }

    @Answers(ListPublicAddresses)
    addresses({ after, limit }: RequestOf<typeof ListPublicAddresses>): ReplyOf<typeof ListPublicAddresses> {
      const from = facts.businesses.findIndex(({ id }) => id === after?.id) + 1;
      const page = facts.businesses.slice(from, from + limit);
      const last = from + limit < facts.businesses.length ? page.at(-1) : undefined;
      const addresses = page.map(({ slug, updatedAt }) => ({ slug, updatedAt }));
      return { addresses, next: last ? { createdAt: last.createdAt, id: last.id } : null };
    }

    @Answers(ListBusinessNames)
    names({ ids }: RequestOf<typeof ListBusinessNames>) {
      return { businesses: facts.businesses.filter(({ id }) => ids.includes(id)) };
    }

    @Answers(ListBusinessesByIds)
    byIds({ ids }: RequestOf<typeof ListBusinessesByIds>) {
      return { businesses: facts.businesses.filter(({ id }) => ids.includes(id)) };
    }

    @Answers(ListProducts)
    listProducts(request: RequestOf<typeof ListProducts>) {
      facts.productsListed.push(request);
      return { products: facts.products, total: 1_000, totalIsLowerBound: true, everything: 1_000 };
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
