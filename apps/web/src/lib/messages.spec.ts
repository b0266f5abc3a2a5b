import { componentMessages } from '../components/components.messages.js';
import { layoutMessages } from '../app/layout.messages.js';
import { businessListMessages } from '../features/business-list/business-list.messages.js';
import { businessMessages } from '../features/business/business.messages.js';
import { homeMessages } from '../features/home/home.messages.js';
import { notFoundMessages } from '../features/not-found/not-found.messages.js';
import { defineMessages, messagesIn } from './messages.js';
import { seoMessages } from './seo/seo.messages.js';

const CATALOGUES = {
  businessListMessages,
  businessMessages,
  componentMessages,
  homeMessages,
  layoutMessages,
  notFoundMessages,
  seoMessages,
};

describe('messagesIn', () => {
  const catalogue = defineMessages({
    both: { tr: 'Merhaba', en: 'Hello' },
    englishOnly: { en: 'Fallback' },
    named: { tr: (name: string) => `Merhaba ${name}`, en: (name: string) => `Hello ${name}` },
  });

  it('GEN-18 speaks Turkish, and English where Turkish is missing', () => {
    const messages = messagesIn(catalogue, 'tr');

    expect([messages.both, messages.englishOnly, messages.named('Ada')]).toEqual([
      'Merhaba',
      'Fallback',
      'Merhaba Ada',
    ]);
  });

  it('GEN-18 speaks English throughout when told to', () => {
    const messages = messagesIn(catalogue, 'en');

    expect([messages.both, messages.named('Ada')]).toEqual(['Hello', 'Hello Ada']);
  });
});

describe('the catalogues', () => {
  it.each(Object.entries(CATALOGUES))('GEN-18 %s has every sentence in both languages', (_, catalogue) => {
    const missing = Object.entries<{ tr?: unknown; en?: unknown }>(catalogue).filter(([, { tr, en }]) => !tr || !en);

    expect(missing).toEqual([]);
  });

  it.each(Object.entries(CATALOGUES))('GEN-18 %s takes the same values in both languages', (_, catalogue) => {
    const arity = (text: unknown) => (typeof text === 'function' ? text.length : -1);
    const differing = Object.entries<{ tr?: unknown; en: unknown }>(catalogue).filter(
      ([, { tr, en }]) => arity(tr) !== arity(en),
    );

    expect(differing).toEqual([]);
  });

  it('GEN-18 quotes the Turkish sentences of the specification verbatim', () => {
    const [home, list, business, missing, part, layout, seo] = [
      messagesIn(homeMessages, 'tr'),
      messagesIn(businessListMessages, 'tr'),
      messagesIn(businessMessages, 'tr'),
      messagesIn(notFoundMessages, 'tr'),
      messagesIn(componentMessages, 'tr'),
      messagesIn(layoutMessages, 'tr'),
      messagesIn(seoMessages, 'tr'),
    ];

    expect([
      home.headline,
      home.recentError,
      home.recentEmpty,
      list.titleOfSearch('zeytin'),
      list.titleOfCategory('Baharat'),
      list.titleOfAll,
      [list.orderRATING, list.orderNAME, list.orderNEWEST, list.orderADDED, list.orderRELEVANCE],
      [list.clear, list.empty],
      business.hoursNote,
      business.noReviews,
      business.priceOnRequest,
      [business.notFound, business.notFoundText],
      business.failedText('x'),
      [missing.title, missing.text, missing.home, missing.back],
      [list.failed, business.failed, part.networkError, part.serverError],
      part.unavailable,
      part.noLocation,
      [layout.home, layout.addBusiness],
      seo.defaultTitle,
    ]).toEqual([
      'Yerel üreticilerden doğal lezzetleri keşfedin', // PUB-HOME-01
      'Son eklenen işletmeler alınırken hata oluştu', // PUB-HOME-12
      'Henüz yeni eklenen işletme bulunamadı.', // PUB-HOME-13
      '"zeytin" için arama sonuçları', // PUB-LIST-01
      'Baharat Tedarikçileri',
      'Tüm Gıda Tedarikçileri',
      ['En Yüksek Puan', 'Alfabetik', 'En Yeni (kuruluş yılı)', 'Son Eklenen', 'En İlgili'], // PUB-LIST-14, 22, TXT-20
      ['Filtreleri Temizle', 'Sonuç bulunamadı'], // TXT-20
      'Çalışma saatleri için lütfen işletmeyle iletişime geçin.', // TXT-21
      'Henüz yorum yapılmamış. İlk yorumu siz yapın!',
      'Fiyat için iletişime geçin', // TXT-06
      ['İşletme bulunamadı', 'Aradığınız işletme bulunamadı.'], // TXT-02, 03
      'Hata: x', // TXT-01
      ['Sayfa bulunamadı', 'Aradığınız sayfa mevcut değil veya taşınmış olabilir.', 'Ana Sayfa', 'Geri Dön'], // PUB-404
      ['İşletmeler yüklenemedi', 'İşletme yüklenemedi', 'Ağ hatası', 'Sunucu hatası'], // ERR-04, 05
      'Hizmete şu anda ulaşılamıyor. Lütfen tekrar deneyin.', // TXT-23
      'Konum belirtilmemiş', // PUB-CARD-06
      ['Ana Sayfa', 'Firma Ekle'], // PUB-LAY-03, 11
      'Güvenilir Türk Gıda Tedarikçileri', // PUB-SEO-01
    ]);
  });

  it('GEN-18 quotes the English sentences of the specification verbatim', () => {
    const business = messagesIn(businessMessages, 'en');
    const list = messagesIn(businessListMessages, 'en');

    expect([
      business.notFound,
      business.notFoundText,
      business.failedText('x'),
      business.priceOnRequest,
      list.clear,
    ]).toEqual([
      'Business not found',
      "The business you're looking for could not be found.",
      'Error: x',
      'Price on request',
      'Clear filters',
    ]);
  });
});
