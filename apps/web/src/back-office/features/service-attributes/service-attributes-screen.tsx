import { SERVICE_ATTRIBUTE } from '@tedarik/fields';
import { recordMessages } from '../../components/record/record-messages.js';
import { recordScreen } from '../../components/record/record-screen.js';

const messages = recordMessages(SERVICE_ATTRIBUTE, {
  lead: { tr: 'İşletmelerin nasıl satış yaptığı ve çalıştığı.', en: 'How businesses sell and work.' },
  edit: { tr: 'Hizmeti Düzenle', en: 'Edit service' },
});

/** /yonetici/hizmetler: the service attributes. */
export const Component = recordScreen(SERVICE_ATTRIBUTE, messages);
