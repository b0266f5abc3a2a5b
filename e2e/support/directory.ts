import { randomUUID } from 'node:crypto';
import { Logger } from '@nestjs/common';
import {
  type BusinessInput,
  CreateBusiness,
  DeleteBusiness,
  EMPTY_BUSINESS,
  EnsureCategories,
  UpdateBusiness,
} from '@tedarik/commands';
import { Messaging } from '@tedarik/messaging';
import { test } from '@playwright/test';

Logger.overrideLogger(['warn', 'error', 'fatal']);

/** A business as the directory returned it. */
export interface SavedBusiness {
  id: string;
  slug: string;
  revision: number;
  name: string;
}

/** Creates businesses with the directory's own requests, as the back office does. Those that were added are deleted by close(). */
export class Directory {
  private readonly added = new Set<string>();

  private messaging!: Messaging;

  static async open(): Promise<Directory> {
    const directory = new Directory();
    await directory.connect();
    return directory;
  }

  async connect(): Promise<void> {
    this.messaging = await Messaging.connect({ name: 'journeys', servers: process.env['NATS_URL']! });
  }

  /** The id of a category of the sample data. */
  async categoryId(name: string): Promise<string> {
    const { categories } = await this.messaging.requests.send(EnsureCategories, { categories: [{ name }] });
    return categories[0]!.id;
  }

  async add(business: Partial<BusinessInput> & { name: string }): Promise<SavedBusiness> {
    const request = { business: { ...EMPTY_BUSINESS, status: 'active' as const, ...business } };
    const { id, slug, revision } = await this.messaging.requests.send(CreateBusiness, request, {
      commandId: randomUUID(),
    });
    this.added.add(id);
    return { id, slug, revision, name: business.name };
  }

  async change(business: SavedBusiness, changes: Partial<BusinessInput>): Promise<SavedBusiness> {
    const { id, revision } = business;
    const request = { id, revision, changes };
    const saved = await this.messaging.requests.send(UpdateBusiness, request, { commandId: randomUUID() });
    return { id, slug: saved.slug, revision: saved.revision, name: changes.name ?? business.name };
  }

  async remove(id: string): Promise<void> {
    this.added.delete(id);
    await this.messaging.requests.send(DeleteBusiness, { id }, { commandId: randomUUID() });
  }

  async close(): Promise<void> {
    for (const id of [...this.added]) await this.remove(id);
    await this.messaging.close();
  }
}

/** A directory that the tests of a file share: connected before the first one, closed after the last one. */
export function sharedDirectory(): Directory {
  const directory = new Directory();
  test.beforeAll(() => directory.connect());
  test.afterAll(() => directory.close());
  return directory;
}

/** A location in a city, with only the required fields. */
export const locationIn = (city: string, borough: string | null = null): BusinessInput['locations'][number] => ({
  address: 'Çarşı Sokak 1',
  city,
  borough,
  region: null,
  country: 'Türkiye',
  postalCode: null,
  latitude: null,
  longitude: null,
  phone: null,
  email: null,
  isHeadquarters: true,
});
