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
import { ManagedSeoTexts } from './managed-seo-texts.js';
import { GetSeoTextQuery } from '../reading/get-seo-text.js';

/** Requests about the texts of city, district and category pages. */
export const SEO_TEXT_REQUESTS = [
  handledBy(SaveSeoText, SaveSeoTextHandler),
  handledBy(DeleteSeoText, DeleteSeoTextHandler),
  handledBy(GetSeoText, GetSeoTextQuery),
  handledBy(ListManagedSeoTexts, ManagedSeoTexts, 'list'),
  handledBy(GetManagedSeoText, ManagedSeoTexts, 'get'),
  handledBy(ListSeoSubjects, ManagedSeoTexts, 'listSubjects'),
  handledBy(WriteSeoText, SaveSeoTextHandler, 'write'),
];
