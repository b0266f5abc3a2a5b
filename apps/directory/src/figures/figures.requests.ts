import { GetDirectoryDays, GetPageFigures, RecordPageActs } from '@tedarik/commands';
import { handledBy } from '@tedarik/messaging';
import { DirectoryDays } from './directory-days.js';
import { PageFigures } from './page-figures.js';
import { RecordPageActsHandler } from './record-page-acts.handler.js';

export const FIGURES_REQUESTS = [
  handledBy(RecordPageActs, RecordPageActsHandler),
  handledBy(GetPageFigures, PageFigures),
  handledBy(GetDirectoryDays, DirectoryDays),
];
