import { CERTIFICATE } from '@tedarik/fields';
import { recordScreen } from '../../components/record/record-screen.js';
import { certificateMessages } from './certificates.messages.js';

/** /yonetici/sertifikalar: the kinds of certificates (ADM-CERT-01). */
export const Component = recordScreen(CERTIFICATE, certificateMessages);
