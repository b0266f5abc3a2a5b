import { type ReplyOf, type RequestContext, type RequestOf, RecordPageActs } from '@tedarik/commands';
import { Injectable } from '@nestjs/common';
import { Clock, CommandLog, Database, DomainError } from '@tedarik/service-kit';
import { fold } from '@tedarik/turkish';
import { businessDocuments } from '../business/business.schema.js';
import { Searches } from '../searches/searches.js';
import { PageFiguresRepository, type SiteDay } from './page-figures.repository.js';

/** Half of the time for which the command log remembers a batch, so a repeated batch is always recognised or refused. */
const TAKEN_FOR_MS = 12 * 60 * 60 * 1000;

type Batch = RequestOf<typeof RecordPageActs>;

/** Adds a batch of visitor acts exactly once. Only public pages count, and only search texts that find something. */
@Injectable()
export class RecordPageActsHandler {
  private readonly businesses = businessDocuments(this.database.connection);

  constructor(
    private readonly database: Database,
    private readonly commands: CommandLog,
    private readonly searches: Searches,
    private readonly figures: PageFiguresRepository,
    private readonly clock: Clock,
  ) {}

  async execute(batch: Batch, context: RequestContext): Promise<ReplyOf<typeof RecordPageActs>> {
    if (this.clock.now().getTime() - Date.parse(batch.closedAt) > TAKEN_FOR_MS) {
      throw new DomainError('batch-too-old', 'unprocessable');
    }
    // A beacon can contain any text, so texts that find no business are not shown to owners.
    const [isPublic, isFound] = await Promise.all([
      this.publicAmong(batch),
      this.searches.foundAmong(batch.arrivals.map(({ text }) => text)),
    ]);
    const pages = batch.pages.filter(({ businessId }) => isPublic.has(businessId));
    const arrivals = batch.arrivals.filter(
      ({ businessId, text }) => isPublic.has(businessId) && isFound.has(fold(text)),
    );
    const site = siteDays({ ...batch, pages });
    return this.commands.once(RecordPageActs, batch, context, async (session) => {
      await this.figures.addPages(session, pages);
      await this.figures.addArrivals(session, arrivals);
      await this.figures.addSite(session, site);
      return {};
    });
  }

  private async publicAmong({ pages, arrivals }: Batch): Promise<Set<string>> {
    const ids = [...new Set([...pages, ...arrivals].map(({ businessId }) => businessId))];
    const found = this.businesses.collection.find(
      { _id: { $in: ids }, standing: 'active' },
      { projection: { _id: 1 } },
    );
    return new Set((await found.toArray()).map(({ _id }) => _id));
  }
}

function siteDays({ pages, searches }: Batch): Map<string, Required<Omit<SiteDay, 'day'>>> {
  const days = new Map<string, Required<Omit<SiteDay, 'day'>>>();
  const of = (day: string) => days.get(day) ?? { pageViews: 0, searches: 0 };
  for (const { day, views } of pages) days.set(day, { ...of(day), pageViews: of(day).pageViews + views });
  for (const { day, times } of searches) days.set(day, { ...of(day), searches: of(day).searches + times });
  return days;
}
