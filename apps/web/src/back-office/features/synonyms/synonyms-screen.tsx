import { SYNONYM } from '@tedarik/fields';
import { recordMessages } from '../../components/record/record-messages.js';
import { recordScreen } from '../../components/record/record-screen.js';
import { SearchEffect } from '../../components/search-effect/search-effect.js';

const messages = recordMessages(SYNONYM, {
  lead: {
    tr: 'Aramaların anladığı kelimeler. Bir değişiklik en geç bir dakika içinde sitedeki aramalarda geçerli olur.',
    en: 'Words that searches understand. A change counts in the searches of the site within a minute.',
  },
  edit: { tr: 'Eş Anlamlıyı Düzenle', en: 'Edit synonym' },
});

/** /yonetici/es-anlamlilar: the synonyms. */
export const Component = recordScreen(SYNONYM, messages, { Below: SearchEffect });
