import type { GetDirectoryPanel, RecentBusiness, ReplyOf } from '@tedarik/commands';
import { Injectable } from '@nestjs/common';
import type { Business } from '../business/business.js';
import { CategoryRepository } from '../category/category.repository.js';
import { PanelRepository } from './panel.repository.js';

/** The directory's part of the dashboard. */
@Injectable()
export class GetDirectoryPanelQuery {
  constructor(
    private readonly panel: PanelRepository,
    private readonly categories: CategoryRepository,
  ) {}

  async execute(): Promise<ReplyOf<typeof GetDirectoryPanel>> {
    const [businessCount, categoryCount, cityCount, recent, categories] = await Promise.all([
      this.panel.countBusinesses(),
      this.panel.countCategories(),
      this.panel.countCities(),
      this.panel.listRecent(),
      this.categories.listAll(),
    ]);
    const names = new Map(categories.map(({ id, name }) => [id, name]));
    return { businessCount, categoryCount, cityCount, recent: recent.map((business) => toRow(business, names)) };
  }
}

function toRow(business: Business, categoryNames: ReadonlyMap<string, string>): RecentBusiness {
  const { id, name, slug, status, categoryIds, locations, createdAt } = business;
  const [first] = locations;
  return {
    id,
    name,
    slug,
    status,
    categoryNames: categoryIds.flatMap((categoryId) => categoryNames.get(categoryId) ?? []),
    place: first ? { city: first.city, country: first.country } : null,
    createdAt: createdAt.toISOString(),
  };
}
