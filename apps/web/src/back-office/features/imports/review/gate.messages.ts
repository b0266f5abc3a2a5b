import { defineMessages } from '../../../../lib/messages.js';

export const gateMessages = defineMessages({
  title: { tr: 'Aktarım sınırı', en: 'Limit of the import' },
  invalid: { tr: 'Hatalı satırlar en çok', en: 'Invalid rows at most' },
  withoutCity: { tr: 'Şehri bulunamayan satırlar en çok', en: 'Rows that name no city at most' },
  help: {
    tr: 'Sınır aşılırsa hiçbir satır yazılmaz. Boş bırakılırsa sınır yoktur.',
    en: 'Over it no row is written. There is no limit when it is left empty.',
  },
  heldBack: {
    tr: 'Aktarım sınırı aşıldı; hiçbir şey yazılmadı',
    en: 'The import is over its limit; nothing was written',
  },
  invalidOver: {
    tr: (percent: string, most: string) => `Satırların %${percent} kadarı hatalı; sınır %${most}.`,
    en: (percent: string, most: string) => `${percent}% of the rows are invalid; the limit is ${most}%.`,
  },
  mendInvalid: {
    tr: 'Sütunların nereye gittiğine bakın, dosyayı düzeltip yeniden yükleyin ya da sınırı yükseltin.',
    en: 'See where the columns go, mend the file and upload it again, or raise the limit.',
  },
  withoutCityOver: {
    tr: (percent: string, most: string) => `Satırların %${percent} kadarında şehir bulunamadı; sınır %${most}.`,
    en: (percent: string, most: string) => `${percent}% of the rows name no city; the limit is ${most}%.`,
  },
  mendWithoutCity: {
    tr: 'Bu satırlara bir şehir verin, onları aktarmayın ya da sınırı yükseltin.',
    en: 'Give these rows a city, leave them out, or raise the limit.',
  },
});
