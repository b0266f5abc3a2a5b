import { CERTIFICATE } from '@tedarik/fields';
import { recordMessages } from '../../components/record/record-messages.js';

export const certificateMessages = recordMessages(CERTIFICATE, {
  lead: {
    tr: 'İşletmelerin alabileceği belgeler. Bir işletmeye kendi formunda eklenir.',
    en: 'Documents that businesses can hold. They are given to a business in its own form.',
  },
  edit: { tr: 'Sertifikayı Düzenle', en: 'Edit certificate' },
});
