import { CERTIFICATE, type DescribedRecord, RECORDS, SERVICE_ATTRIBUTE } from '@tedarik/fields';
import { recordContracts } from './record-contracts.js';

/** Requests of each described record. */
export const RECORD_CONTRACTS = RECORDS.map((record) => recordContracts<DescribedRecord>(record));

/** Kinds of certificates. */
export const CERTIFICATES = recordContracts(CERTIFICATE);

/** How businesses sell and work. */
export const SERVICE_ATTRIBUTES = recordContracts(SERVICE_ATTRIBUTE);
