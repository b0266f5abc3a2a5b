import {
  EnsureCategories,
  EnsureCertificates,
  EnsureDistricts,
  GetCategoryUse,
  ListManagedCities,
  UndoImportedCategories,
} from '@tedarik/commands';
import { CATEGORY, CERTIFICATE, DISTRICT, SERVICE_ATTRIBUTE, STOP_WORD, SYNONYM } from '@tedarik/fields';
import { handledBy } from '@tedarik/messaging';
import { recordRequests, type Records } from '@tedarik/records';
import { Categories } from './categories.js';
import { CategoryUse } from './category-use.js';
import { Certificates } from './certificates.js';
import { Districts } from './districts.js';
import { ListManagedCitiesQuery } from './list-managed-cities.js';
import { ServiceAttributes } from './service-attributes.js';
import { StopWords } from './stop-words.js';
import { Synonyms } from './synonyms.js';

/** Tables of described records, in the order in which their deleted records are erased. */
const TABLES = [Districts, Categories, Certificates, ServiceAttributes, Synonyms, StopWords];
export const RECORD_REQUESTS = [
  ...recordRequests(DISTRICT, Districts),
  handledBy(ListManagedCities, ListManagedCitiesQuery),
  handledBy(EnsureDistricts, Districts, 'ensure'),
  ...recordRequests(CATEGORY, Categories),
  handledBy(GetCategoryUse, CategoryUse, 'count'),
  handledBy(EnsureCategories, Categories, 'ensure'),
  handledBy(UndoImportedCategories, Categories, 'undoImported'),
  ...recordRequests(CERTIFICATE, Certificates),
  ...recordRequests(SERVICE_ATTRIBUTE, ServiceAttributes),
  ...recordRequests(SYNONYM, Synonyms),
  ...recordRequests(STOP_WORD, StopWords),
  handledBy(EnsureCertificates, Certificates, 'ensure'),
];

/** Provides all tables together as one injectable. */
export const RECORD_TABLES = {
  provide: 'record-tables',
  useFactory: (...tables: ErasableTable[]) => tables,
  inject: TABLES,
};
export type ErasableTable = Pick<Records<never>, 'eraseSome'>;
