import * as commands from '@tedarik/commands';
import { handledBy } from '@tedarik/messaging';
import { DeleteSeoTextHandler } from './delete-seo-text.handler.js';
import { SaveSeoTextHandler } from './save-seo-text.handler.js';
import { ManagedSeoTexts } from './managed-seo-texts.js';
import { GetSeoTextQuery } from '../reading/get-seo-text.js';

/** Requests about the texts of city, district and category pages. */
export const SEO_TEXT_REQUESTS = [
  handledBy(commands.SaveSeoText, SaveSeoTextHandler),
  handledBy(commands.DeleteSeoText, DeleteSeoTextHandler),
  handledBy(commands.GetSeoText, GetSeoTextQuery),
  handledBy(commands.ListManagedSeoTexts, ManagedSeoTexts, 'list'),
  handledBy(commands.GetManagedSeoText, ManagedSeoTexts, 'get'),
  handledBy(commands.ListSeoSubjects, ManagedSeoTexts, 'listSubjects'),
  handledBy(commands.WriteSeoText, SaveSeoTextHandler, 'write'),
];
