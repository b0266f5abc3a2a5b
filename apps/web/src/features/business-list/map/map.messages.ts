import { formatNumber } from '@tedarik/turkish';
import { defineMessages } from '../../../lib/messages.js';

const THOUSAND = 1_000;
/** A number short enough to fit into a circle. */
const short = (count: number, thousands: string): string =>
  count < THOUSAND ? String(count) : `${formatNumber(Math.round(count / THOUSAND))} ${thousands}`;

export const mapMessages = defineMessages({
  view: { tr: 'Görünüm', en: 'View' },
  asList: { tr: 'Liste', en: 'List' },
  asMap: { tr: 'Harita', en: 'Map' },
  map: { tr: 'Sonuçların haritası', en: 'Map of the results' },
  skip: { tr: 'Haritayı atla, listeye geç', en: 'Skip the map, go to the list' },
  loading: { tr: 'Harita yükleniyor', en: 'The map is loading' },
  noWebGl: {
    tr: 'Tarayıcınız haritayı çizemiyor (WebGL kapalı ya da desteklenmiyor). Bütün sonuçlar aşağıdaki listede.',
    en: 'Your browser cannot draw the map (WebGL is off or missing). All results are in the list below.',
  },
  failed: {
    tr: 'Harita yüklenemedi. Bütün sonuçlar aşağıdaki listede.',
    en: 'The map could not be loaded. All results are in the list below.',
  },
  reduced: {
    tr: 'Arama şu anda sınırlı çalışıyor: işletmelerin yerleri haritada gösterilemiyor. Liste aşağıda.',
    en: 'Search is limited right now: businesses cannot be shown on the map. The list is below.',
  },
  inView: {
    tr: (count: number) => (count ? `Haritada ${formatNumber(count)} işletme` : 'Haritanın bu bölümünde işletme yok'),
    en: (count: number) => (count ? `${formatNumber(count)} businesses on the map` : 'No businesses in this part'),
  },
  onlyPlaced: {
    tr: 'Haritada yeri bilinmeyen işletmeler yalnızca listede.',
    en: 'Businesses without a known place are in the list only.',
  },
  searchHere: { tr: 'Bu alanda ara', en: 'Search this area' },
  cluster: {
    tr: (count: number) => `${formatNumber(count)} işletme, yaklaştır`,
    en: (count: number) => `${formatNumber(count)} businesses, zoom in`,
  },
  short: { tr: (count: number) => short(count, 'B'), en: (count: number) => short(count, 'k') },
  crowd: {
    tr: (count: number) => `Aynı yerde ${formatNumber(count)} işletme, listede göster`,
    en: (count: number) => `${formatNumber(count)} businesses at one place, show them in the list`,
  },
  closeCard: { tr: 'Kartı kapat', en: 'Close the card' },
  chosen: { tr: 'Haritada seçilen işletme', en: 'Business chosen on the map' },
  cardFailed: { tr: 'İşletme yüklenemedi.', en: 'The business could not be loaded.' },
  zoomIn: { tr: 'Yakınlaştır', en: 'Zoom in' },
  zoomOut: { tr: 'Uzaklaştır', en: 'Zoom out' },
  sources: { tr: 'Harita kaynakları', en: 'Sources of the map' },
  withCtrl: { tr: 'Yakınlaştırmak için Ctrl tuşuyla kaydırın', en: 'Use Ctrl and scroll to zoom the map' },
  withCommand: { tr: 'Yakınlaştırmak için ⌘ tuşuyla kaydırın', en: 'Use ⌘ and scroll to zoom the map' },
  withTwoFingers: { tr: 'Haritayı iki parmakla kaydırın', en: 'Use two fingers to move the map' },
});
