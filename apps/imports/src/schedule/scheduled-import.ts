import { ImportSettings, type RequestOf, type StartImport } from '@tedarik/commands';
import { SCHEDULED_IMPORT } from '@tedarik/fields';
import { Injectable } from '@nestjs/common';
import { RecordStore, type StoredRecord } from '@tedarik/records';
import { Database } from '@tedarik/service-kit';
import { nextRun } from './next-run.js';

export type ScheduledImport = StoredRecord<typeof SCHEDULED_IMPORT>;

/** Stores scheduled imports. */
@Injectable()
export class ScheduledImportStore extends RecordStore<typeof SCHEDULED_IMPORT> {
  constructor(database: Database) {
    super(SCHEDULED_IMPORT, database);
  }
}

/** Time of the next run after this moment; null while it is paused. */
export const plannedAfter = (scheduled: ScheduledImport, after: Date): Date | null =>
  scheduled.status === 'active' ? nextRun(scheduled, after) : null;

type Start = RequestOf<typeof StartImport>;

/** The import that is started with such a file. It has no review, so anything that should hold it back must be in its settings. */
export function startOf(scheduled: ScheduledImport, fileId: string): Start {
  const { businessStatus: status, defaultCategory, defaultCity, onDuplicate, onBranch } = scheduled;
  return {
    fileId,
    fileName: fileNameIn(scheduled.url),
    form: scheduled.form as Start['form'],
    separator: null,
    review: false,
    settings: ImportSettings.parse({
      ...{ status, defaultCategory, defaultCity, onDuplicate, onBranch },
      typeCategories: [],
    }),
  };
}

/** The last part of the path, or the host when there is none. */
export function fileNameIn(url: string): string {
  const { pathname, hostname } = new URL(url);
  const last = pathname.split('/').findLast(Boolean);
  try {
    return decodeURIComponent(last ?? hostname).slice(0, 255);
  } catch {
    return last!.slice(0, 255);
  }
}
