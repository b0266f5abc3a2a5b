import { CERTIFICATE, type DescribedRecord, RECORDS } from '@tedarik/fields';
import { recordContracts } from './record-contracts.js';

/** Requests of each described record. */
export const RECORD_CONTRACTS = RECORDS.map((record) => recordContracts<DescribedRecord>(record));

/** Kinds of certificates. */
export const CERTIFICATES = recordContracts(CERTIFICATE);
