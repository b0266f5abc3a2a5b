import {
  DeleteSeoText,
  GetManagedSeoText,
  GetSeoText,
  ListManagedSeoTexts,
  ListSeoSubjects,
  SaveSeoText,
  WriteSeoText,
} from '@tedarik/commands';
import { handledBy } from '@tedarik/messaging';
import { DeleteSeoTextHandler } from '../commands/delete-seo-text.handler.js';
import { SaveSeoTextHandler } from '../commands/save-seo-text.handler.js';
import { WriteSeoTextHandler } from '../commands/write-seo-text.handler.js';
import { GetManagedSeoTextQuery } from '../queries/get-managed-seo-text.js';
import { GetSeoTextQuery } from '../queries/get-seo-text.js';
import { ListManagedSeoTextsQuery } from '../queries/list-managed-seo-texts.js';
import { ListSeoSubjectsQuery } from '../queries/list-seo-subjects.js';

/** Requests about the texts of city, district and category pages. */
export const SEO_TEXT_REQUESTS = [
  handledBy(SaveSeoText, SaveSeoTextHandler),
  handledBy(DeleteSeoText, DeleteSeoTextHandler),
  handledBy(GetSeoText, GetSeoTextQuery),
  handledBy(ListManagedSeoTexts, ListManagedSeoTextsQuery),
  handledBy(GetManagedSeoText, GetManagedSeoTextQuery),
  handledBy(ListSeoSubjects, ListSeoSubjectsQuery),
  handledBy(WriteSeoText, WriteSeoTextHandler),
];
