import { CERTIFICATE } from '@tedarik/fields';
import { recordScreen } from '../../components/record/record-screen.js';
import { certificateMessages } from './certificates.messages.js';

/** ADM-CERT-01, /yonetici/sertifikalar. */
export const Component = recordScreen(CERTIFICATE, certificateMessages);
