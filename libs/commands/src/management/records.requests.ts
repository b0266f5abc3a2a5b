import { CERTIFICATE } from '@tedarik/fields';
import { recordContracts } from './record-contracts.js';

/** Kinds of certificates. */
export const CERTIFICATES = recordContracts(CERTIFICATE);

/** Requests of each described record. */
export const RECORD_CONTRACTS = [CERTIFICATES] as const;
