import { DISTRICT } from '@tedarik/fields';
import { formatNumber } from '@tedarik/turkish';
import { defineMessages } from '../../../lib/messages.js';
import { recordMessages } from '../../components/record/record-messages.js';

export const managedDistrictMessages = defineMessages({
  ...recordMessages(DISTRICT, {
    lead: {
      tr: 'Kendi sayfası olan semtler ve ilçeler. İşletmeler adresleriyle kendiliğinden eşleşir.',
      en: 'Districts that have a page of their own. Businesses belong to them by their addresses.',
    },
    edit: { tr: 'Semti Düzenle', en: 'Edit district' },
  }),
  title: { tr: 'Konumlar', en: 'Locations' },
  city: DISTRICT.fields.city.label,
  allCities: { tr: 'Tüm şehirler', en: 'All cities' },
  cityOption: {
    tr: (name: string, districts: number, businesses: number) =>
      `${name} (${districts} semt, ${formatNumber(businesses)} işletme)`,
    en: (name: string, districts: number, businesses: number) =>
      `${name} (${districts} districts, ${formatNumber(businesses)} businesses)`,
  },
  nameTaken: {
    tr: 'Bu şehirde bu adda bir semt zaten var',
    en: 'This city already has a district of this name',
  },
  inUse: {
    tr: (n: number) => `${formatNumber(n)} işletme buraya bağlı: işletmeler kalır, semtin sayfası kalkar.`,
    en: (n: number) => `${formatNumber(n)} businesses belong here: they stay, the page of the district goes.`,
  },
});
