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
import { DeleteSeoTextHandler } from './delete-seo-text.handler.js';
import { SaveSeoTextHandler } from './save-seo-text.handler.js';
import { WriteSeoTextHandler } from './write-seo-text.handler.js';
import { GetManagedSeoTextQuery } from './get-managed-seo-text.js';
import { GetSeoTextQuery } from '../reading/get-seo-text.js';
import { ListManagedSeoTextsQuery } from './list-managed-seo-texts.js';
import { ListSeoSubjectsQuery } from './list-seo-subjects.js';

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
