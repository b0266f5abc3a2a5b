import type { ExportOwnReports, ReplyOf, RequestContext, RequestOf } from '@tedarik/commands';
import { Injectable } from '@nestjs/common';
import { signedInAuthor } from '../review/signed-in-author.js';
import { ReportRepository } from './report.repository.js';

/** The reports of an account, for the export of its data. */
@Injectable()
export class OwnReportsQuery {
  constructor(private readonly reports: ReportRepository) {}

  async execute(
    _: RequestOf<typeof ExportOwnReports>,
    context: RequestContext,
  ): Promise<ReplyOf<typeof ExportOwnReports>> {
    const reports = await this.reports.listBy(signedInAuthor(context).id);
    return { reports: reports.map((report) => ({ ...report, at: report.at.toISOString() })) };
  }
}
