import { SCHEDULED_IMPORT } from '@tedarik/fields';
import { recordMessages } from '../../components/record/record-messages.js';
import { defineMessages } from '../../../lib/messages.js';

export const scheduledImportMessages = recordMessages(SCHEDULED_IMPORT, {
  lead: {
    tr: 'Adreslerdeki dosyalar zamanı gelince onay beklemeden aktarılır. Değişmeyen dosya yeniden aktarılmaz; art arda beş hatadan sonra aktarım duraklatılır.',
    en: 'Files at addresses are imported at their times, without a review. An unchanged file is not imported again; five failures in a row pause the import.',
  },
  edit: { tr: 'Zamanlanmış Aktarımı Düzenle', en: 'Edit scheduled import' },
});

export const runMessages = defineMessages({
  run: { tr: 'Şimdi çalıştır', en: 'Run now' },
  started: {
    tr: 'Aktarım birkaç saniye içinde çalışacak',
    en: 'It runs within a few seconds',
  },
  notStarted: { tr: 'Aktarım çalıştırılamadı', en: 'It could not be run' },
  unchanged: { tr: 'Değişmedi', en: 'Unchanged' },
  toImport: { tr: 'Son aktarım', en: 'Latest import' },
  active: { tr: 'Aktif', en: 'Active' },
  paused: { tr: 'Duraklatıldı', en: 'Paused' },
});
