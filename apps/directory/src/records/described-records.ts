import { CERTIFICATES } from '@tedarik/commands';
import { recordRequests, type Records } from '@tedarik/records';
import { Certificates } from './certificates.js';

/** The tables of described records, in the order in which what was deleted from them is erased. */
const TABLES = [Certificates];
export const RECORD_REQUESTS = [...recordRequests(CERTIFICATES, Certificates)];

/** All tables, where they are injected together. */
export const RECORD_TABLES = {
  provide: 'record-tables',
  useFactory: (...tables: ErasableTable[]) => tables,
  inject: TABLES,
};
export type ErasableTable = Pick<Records<never>, 'eraseSome'>;
