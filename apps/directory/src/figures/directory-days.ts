import type { GetDirectoryDays, ReplyOf, RequestOf } from '@tedarik/commands';
import { Injectable } from '@nestjs/common';
import { countsByDay, Database } from '@tedarik/service-kit';
import { daysUntil } from '@tedarik/turkish';
import { businessDocuments } from '../business/business.schema.js';
import { PageFiguresRepository } from './page-figures.repository.js';

const STORED = { standing: { $gt: '' } };

/** Daily figures of the directory for the dashboard. Businesses are counted from indexes alone. */
@Injectable()
export class DirectoryDays {
  private readonly businesses = businessDocuments(this.database.connection);

  constructor(
    private readonly database: Database,
    private readonly figures: PageFiguresRepository,
  ) {}

  async execute({ until, days: count }: RequestOf<typeof GetDirectoryDays>): Promise<ReplyOf<typeof GetDirectoryDays>> {
    const days = daysUntil(until, count);
    const { collection } = this.businesses;
    const ofImports = { ...STORED, importIds: { $gt: '' } };
    const [site, added, imported] = await Promise.all([
      this.figures.siteOn(days),
      countsByDay(collection, 'createdAt', days, { filter: STORED, hint: 'managedByArrival' }),
      countsByDay(collection, 'createdAt', days, { filter: ofImports, hint: 'managedByImport' }),
    ]);
    return {
      pageViews: site.map(({ pageViews }) => pageViews),
      searches: site.map(({ searches }) => searches),
      added,
      imported,
    };
  }
}
