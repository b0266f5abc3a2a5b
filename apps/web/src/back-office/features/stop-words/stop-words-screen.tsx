import { STOP_WORD } from '@tedarik/fields';
import { recordMessages } from '../../components/record/record-messages.js';
import { recordScreen } from '../../components/record/record-screen.js';
import { SearchEffect } from '../../components/search-effect/search-effect.js';

const messages = recordMessages(STOP_WORD, {
  lead: {
    tr: 'Aramalarda yok sayılan kelimeler: tedarikçileri birbirinden ayırmayanlar. ‘firmaları’, ‘satan’, ‘en iyi’ gibileri site kendiliğinden bilir. Bir değişiklik en geç bir dakika içinde geçerli olur.',
    en: 'Words that searches leave out, for they tell no supplier from another. The site knows ‘firmaları’, ‘satan’ or ‘en iyi’ by itself. A change counts within a minute.',
  },
  edit: { tr: 'Etkisiz Kelimeyi Düzenle', en: 'Edit stop word' },
});

/** /yonetici/etkisiz-kelimeler: the stop words. */
export const Component = recordScreen(STOP_WORD, messages, { Below: SearchEffect });
