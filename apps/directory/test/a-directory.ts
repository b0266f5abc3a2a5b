import { GetVisitor, type RequestContext } from '@tedarik/commands';
import { Mails, TextMessages } from '@tedarik/mail';
import { RequestClient } from '@tedarik/messaging';
import { startHandlers } from '@tedarik/outbox/testing';
import { Clock, Database, LeasedWork, newId } from '@tedarik/service-kit';
import { Categories } from '../src/records/categories.js';
import { MIGRATIONS, PROVIDERS } from '../src/app.module.js';
import { DIRECTORY_CONFIG } from '../src/config.js';
import { CountsAggregator } from '../src/counts/counts-aggregator.js';

const MESSAGES = [Mails, TextMessages].map((provide) => ({
  provide,
  useFactory: (database: Database, clock: Clock) => new provide(database, clock),
  inject: [Database, Clock],
}));

/** A fake identity service that knows every account by the name of its actor. */
const IDENTITY = {
  provide: RequestClient,
  useValue: {
    send: (contract: unknown, _: unknown, { actor }: RequestContext) => {
      if (contract !== GetVisitor || !actor) return Promise.reject(new Error('Only accounts are requested here'));
      const { id, name } = actor;
      const visitor = { id, name, email: `${id}@example.com`, verified: true, createdAt: '2026-01-01T00:00:00.000Z' };
      return Promise.resolve({ visitor });
    },
  },
};
const CONFIG = { provide: DIRECTORY_CONFIG, useValue: { BRAND_NAME: 'Tezgâh', PUBLIC_URL: 'https://site.example' } };

/** The directory's handlers and repositories on a database of their own, without NATS requests and without a relay. */
export async function aDirectory() {
  // No background work: tests move the clock and start erasure, searches and mails themselves.
  const start = jest.spyOn(LeasedWork.prototype, 'start').mockReturnValue();
  const handlers = await startHandlers('directory', MIGRATIONS, [...PROVIDERS, ...MESSAGES, IDENTITY, CONFIG]);
  start.mockRestore();
  const { get } = handlers;
  return {
    ...handlers,
    async reset(): Promise<void> {
      // Counts are added up in the background; pending changes of the last test must not be added after the reset.
      await get(CountsAggregator).now();
      await handlers.reset();
    },
    /** Id of the category with this name, which is created if needed. */
    async category(name: string): Promise<string> {
      const { categories } = await get(Categories).ensure({ categories: [{ name }] }, {});
      return categories[0]?.id ?? '';
    },
  };
}
export type Directory = Awaited<ReturnType<typeof aDirectory>>;

/** Returns another id at each call. */
export const anId = newId;
