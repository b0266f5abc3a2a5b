import { defineMessages } from '../../lib/messages.js';

/** Arguments for and against two records being the same business, by code of the comparison. */
export const matchReasonMessages = defineMessages({
  'same-place-id': { tr: 'Haritada aynı yer', en: 'Same place on the map' },
  'same-phone': { tr: 'Aynı telefon', en: 'Same telephone' },
  'same-website': { tr: 'Aynı web sitesi', en: 'Same website' },
  'same-name': { tr: 'Aynı ad', en: 'Same name' },
  'similar-name': { tr: 'Benzer ad', en: 'Similar name' },
  'same-address': { tr: 'Aynı adres', en: 'Same address' },
  'similar-address': { tr: 'Benzer adres', en: 'Similar address' },
  near: { tr: 'Birbirine yakın', en: 'Near each other' },
  'other-place-id': { tr: 'Haritada başka yer', en: 'Another place on the map' },
  'other-phones': { tr: 'Telefonlar farklı', en: 'Other telephones' },
  'other-websites': { tr: 'Web siteleri farklı', en: 'Other websites' },
  'other-name': { tr: 'Adlar farklı', en: 'Other names' },
  'other-numbers': { tr: 'Kapı numaraları farklı', en: 'Other house numbers' },
  far: { tr: 'Birbirinden uzak', en: 'Far from each other' },
  'other-borough': { tr: 'İlçeler farklı', en: 'Other boroughs' },
  'other-city': { tr: 'Şehirler farklı', en: 'Other cities' },
  'other-branch': { tr: 'Başka şube olabilir', en: 'Perhaps another branch' },
});
