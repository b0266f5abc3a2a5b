import { CERTIFICATE, SERVICE_ATTRIBUTE } from '@tedarik/fields';
import { recordRequests, type Records } from '@tedarik/records';
import { Certificates } from './certificates.js';
import { ServiceAttributes } from './service-attributes.js';

/** The tables of described records, in the order in which what was deleted from them is erased. */
const TABLES = [Certificates, ServiceAttributes];
export const RECORD_REQUESTS = [
  ...recordRequests(CERTIFICATE, Certificates),
  ...recordRequests(SERVICE_ATTRIBUTE, ServiceAttributes),
];

/** All tables, where they are injected together. */
export const RECORD_TABLES = {
  provide: 'record-tables',
  useFactory: (...tables: ErasableTable[]) => tables,
  inject: TABLES,
};
export type ErasableTable = Pick<Records<never>, 'eraseSome'>;
