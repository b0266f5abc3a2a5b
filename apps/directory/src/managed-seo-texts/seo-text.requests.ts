import * as commands from '@tedarik/commands';
import { handledBy } from '@tedarik/messaging';
import { SeoTexts } from './seo-texts.js';
import { ManagedSeoTexts } from './managed-seo-texts.js';

/** Requests about the texts of city, district and category pages. */
export const SEO_TEXT_REQUESTS = [
  handledBy(commands.SaveSeoText, SeoTexts, 'save'),
  handledBy(commands.DeleteSeoText, SeoTexts, 'remove'),
  handledBy(commands.GetSeoText, SeoTexts, 'get'),
  handledBy(commands.ListManagedSeoTexts, ManagedSeoTexts, 'list'),
  handledBy(commands.GetManagedSeoText, ManagedSeoTexts, 'get'),
  handledBy(commands.ListSeoSubjects, ManagedSeoTexts, 'listSubjects'),
  handledBy(commands.WriteSeoText, SeoTexts, 'write'),
];
