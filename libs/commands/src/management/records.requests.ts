import { CERTIFICATE } from '@tedarik/fields';
import { recordContracts } from './record-contracts.js';

/** Kinds of certificates. */
export const CERTIFICATES = recordContracts(CERTIFICATE);

/** What may be requested about each described record. */
export const RECORD_CONTRACTS = [CERTIFICATES] as const;
