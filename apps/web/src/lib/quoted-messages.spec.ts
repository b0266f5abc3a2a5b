import { layoutMessages } from '../app/layout.messages.js';
import { componentMessages } from '../components/components.messages.js';
import { accountMessages } from '../features/account/account.messages.js';
import { blogMessages } from '../features/blog/blog.messages.js';
import { businessListMessages } from '../features/business-list/business-list.messages.js';
import { businessMessages } from '../features/business/business.messages.js';
import { categoryMessages } from '../features/category/category.messages.js';
import { districtMessages } from '../features/district/district.messages.js';
import { districtsMessages } from '../features/districts/districts.messages.js';
import { homeMessages } from '../features/home/home.messages.js';
import { listingMessages } from '../features/listing/listing.messages.js';
import { notFoundMessages } from '../features/not-found/not-found.messages.js';
import { postMessages } from '../features/post/post.messages.js';
import { productsMessages } from '../features/products/products.messages.js';
import { reviewMessages } from '../features/reviews/reviews.messages.js';
import { submissionMessages } from '../features/submission/submission.messages.js';
import { formMessages } from './forms/form.messages.js';
import { type Locale, messagesIn, type MessagesOf } from './messages.js';
import { seoMessages } from './seo/seo.messages.js';

type Say = (locale: Locale) => string;
/** A sentence of a catalogue, in either language. */
const say =
  <C extends Parameters<typeof messagesIn>[0]>(catalogue: C, sentence: (messages: MessagesOf<C>) => string): Say =>
  (locale) =>
    sentence(messagesIn(catalogue, locale));

/** What the public specification quotes: where, the sentence, its Turkish, and its English where that is quoted too. */
const QUOTED: [where: string, sentence: Say, tr: string, en?: string][] = [
  ['PUB-LAY-03', say(layoutMessages, (m) => m.addBusiness), 'Firma Ekle'],
  ['PUB-LAY-05', say(layoutMessages, (m) => m.backOffice), 'Yönetim Paneli'],
  ['PUB-LAY-11', say(componentMessages, (m) => m.home), 'Ana Sayfa'],
  ['PUB-LAY-14', say(layoutMessages, (m) => m.signIn), 'Giriş Yap'],
  ['PUB-LAY-14', say(layoutMessages, (m) => m.account), 'Hesabım'],
  ['PUB-SEO-01', say(seoMessages, (m) => m.defaultTitle), 'Güvenilir Türk Gıda Tedarikçileri'],
  ['PUB-HOME-01', say(homeMessages, (m) => m.headline), 'Yerel üreticilerden doğal lezzetleri keşfedin'],
  ['PUB-HOME-04', say(homeMessages, (m) => m.popularSpices), 'Baharat'],
  ['PUB-HOME-04', say(homeMessages, (m) => m.popularBaklava), 'Baklava'],
  ['PUB-HOME-04', say(homeMessages, (m) => m.popularOliveOil), 'Zeytinyağı'],
  ['PUB-HOME-04', say(homeMessages, (m) => m.popularTea), 'Türk çayı'],
  ['PUB-HOME-12', say(homeMessages, (m) => m.recentError), 'Son eklenen işletmeler alınırken hata oluştu'],
  ['PUB-HOME-13', say(homeMessages, (m) => m.recentEmpty), 'Henüz yeni eklenen işletme bulunamadı.'],
  ['PUB-HOME-16', say(homeMessages, (m) => m.postsError), 'Blog yazıları yüklenirken bir hata oluştu.'],
  ['PUB-LIST-01', say(businessListMessages, (m) => m.titleOfSearch('zeytin')), '"zeytin" için arama sonuçları'],
  ['PUB-LIST-01', say(businessListMessages, (m) => m.titleOfCategory('Baharat')), 'Baharat Tedarikçileri'],
  ['PUB-LIST-01', say(businessListMessages, (m) => m.titleOfAll), 'Tüm Gıda Tedarikçileri'],
  ['PUB-LIST-14', say(businessListMessages, (m) => m.orderNEWEST), 'En Yeni (kuruluş yılı)'],
  ['PUB-LIST-14', say(businessListMessages, (m) => m.orderADDED), 'Son Eklenen'],
  ['PUB-LIST-22', say(businessListMessages, (m) => m.orderRELEVANCE), 'En İlgili'],
  ['TXT-20', say(businessListMessages, (m) => m.orderRATING), 'En Yüksek Puan'],
  ['TXT-20', say(businessListMessages, (m) => m.orderNAME), 'Alfabetik'],
  ['TXT-20', say(businessListMessages, (m) => m.clear), 'Filtreleri Temizle'],
  ['TXT-20', say(businessListMessages, (m) => m.empty), 'Sonuç bulunamadı'],
  ['PUB-CARD-06', say(componentMessages, (m) => m.noLocation), 'Konum belirtilmemiş'],
  ['PUB-REV-21', say(componentMessages, (m) => m.noReviews), 'Henüz değerlendirme yok'],
  ['TXT-01', say(businessMessages, (m) => m.failedText('x')), 'Hata: x', 'Error: x'],
  ['TXT-02', say(businessMessages, (m) => m.notFound), 'İşletme bulunamadı', 'Business not found'],
  [
    'TXT-03',
    say(businessMessages, (m) => m.notFoundText),
    'Aradığınız işletme bulunamadı.',
    "The business you're looking for could not be found.",
  ],
  ['ERR-04', say(businessMessages, (m) => m.failed), 'İşletme yüklenemedi'],
  ['ERR-04', say(businessListMessages, (m) => m.failed), 'İşletmeler yüklenemedi'],
  ['PUB-BIZ-08', say(businessMessages, (m) => m.open), 'Açık'],
  ['PUB-BIZ-08', say(businessMessages, (m) => m.closed), 'Kapalı'],
  ['TXT-21', say(businessMessages, (m) => m.hoursNote), 'Çalışma saatleri için lütfen işletmeyle iletişime geçin.'],
  ['PUB-REV-02', say(reviewMessages, (m) => m.used(12)), '12/500'],
  ['PUB-REV-05', say(reviewMessages, (m) => m.signInRequired), 'Yorum yapmak için giriş yapmalısınız.'],
  ['PUB-REV-06', say(reviewMessages, (m) => m.ratingMissing), 'Lütfen bir puan verin.'],
  ['PUB-REV-07', say(reviewMessages, (m) => m.tooShort), 'Yorum en az 10 karakter olmalıdır.'],
  ['PUB-REV-11', say(reviewMessages, (m) => m.failed), 'Yorum gönderilirken bir hata oluştu. Lütfen tekrar deneyin.'],
  ['PUB-REV-13', say(reviewMessages, (m) => m.none), 'Henüz yorum yapılmamış. İlk yorumu siz yapın!'],
  ['PUB-REV-14', say(reviewMessages, (m) => m.anonymous), 'Anonim Kullanıcı'],
  ['PUB-REV-16', say(reviewMessages, (m) => m.edit), 'Yorumumu Düzenle'],
  ['PUB-REV-16', say(reviewMessages, (m) => m.delete), 'Sil'],
  ['PUB-REV-16', say(reviewMessages, (m) => m.edited), 'düzenlendi'],
  ['PUB-REV-19', say(reviewMessages, (m) => m.report), 'Bildir'],
  ['PUB-REV-22', say(reviewMessages, (m) => m.rules), 'Değerlendirme kuralları'],
  ['ERR-04', say(reviewMessages, (m) => m.deleteFailed), 'Yorum silinemedi'],
  [
    'TXT-04',
    say(productsMessages, (m) => m.counted('486')),
    '486 üründen # tanesi gösteriliyor',
    'Showing # of 486 products',
  ],
  ['TXT-05', say(productsMessages, (m) => m.empty), 'Ürün bulunamadı', 'No products found'],
  ['TXT-05', say(productsMessages, (m) => m.clear), 'Filtreleri Temizle', 'Clear filters'],
  ['TXT-06', say(componentMessages, (m) => m.priceOnRequest), 'Fiyat için iletişime geçin', 'Price on request'],
  ['TXT-06', say(productsMessages, (m) => m.noBusinesses), 'Bu ürünü sunan işletme bulunamadı', 'No businesses found'],
  [
    'TXT-12',
    say(productsMessages, (m) => m.failed('x')),
    'Ürünler yüklenirken hata oluştu: x',
    'Error loading products: x',
  ],
  ['PUB-PROD-03', say(productsMessages, (m) => m.all), 'Tümü'],
  [
    'TXT-07',
    say(categoryMessages, (m) => m.showing('Baharat', '48')),
    'Baharat kategorisinde 48 işletme gösteriliyor',
    'showing 48 business(es) in Baharat',
  ],
  ['TXT-21', say(listingMessages, (m) => m.empty), 'Burada henüz işletme yok.'],
  ['TXT-21', say(districtsMessages, (m) => m.describe('Fatih')), 'Fatih bölgesindeki gıda tedarikçilerini keşfedin.'],
  ['TXT-21', say(districtMessages, (m) => m.describe('Fatih')), 'Fatih bölgesindeki gıda tedarikçilerini keşfedin.'],
  ['TXT-21', say(districtsMessages, (m) => m.empty), 'Henüz semt eklenmemiş.'],
  ['TXT-21', say(districtMessages, (m) => m.notFound), 'Semt bulunamadı'],
  ['PUB-BLOG-01', say(blogMessages, (m) => m.blog), 'Blog'],
  ['PUB-BLOG-02', say(blogMessages, (m) => m.featuredTitle), 'Öne Çıkan Yazılar'],
  ['PUB-BLOG-03', say(blogMessages, (m) => m.search), 'Ara'],
  ['PUB-BLOG-04', say(blogMessages, (m) => m.all), 'Tümü'],
  ['PUB-BLOG-05', say(blogMessages, (m) => m.found), 'yazı bulundu'],
  ['PUB-BLOG-07', say(componentMessages, (m) => m.previous), 'Önceki'],
  ['PUB-BLOG-07', say(componentMessages, (m) => m.next), 'Sonraki'],
  ['PUB-BLOG-09', say(blogMessages, (m) => m.recent), 'Son Yazılar'],
  ['PUB-BLOG-10', say(blogMessages, (m) => m.empty), 'Henüz blog yazısı bulunmuyor.'],
  ['PUB-BLOG-11', say(blogMessages, (m) => m.failed), 'Blog yazıları yüklenirken bir hata oluştu.'],
  ['PUB-BLOG-11', say(componentMessages, (m) => m.retry), 'Tekrar Dene'],
  ['PUB-POST-03', say(postMessages, (m) => m.anonymous), 'Anonim'],
  ['PUB-POST-04', say(componentMessages, (m) => m.views), 'görüntülenme'],
  ['PUB-POST-04', say(postMessages, (m) => m.comments), 'yorum'],
  ['PUB-POST-06', say(postMessages, (m) => m.backToBlog), "Blog'a Dön"],
  ['PUB-POST-06', say(postMessages, (m) => m.related), 'İlgili Yazılar'],
  ['PUB-POST-08', say(postMessages, (m) => m.notFound), 'Blog yazısı bulunamadı.'],
  ['PUB-POST-08', say(postMessages, (m) => m.failed), 'Blog yazısı yüklenirken bir hata oluştu.'],
  [
    'PUB-COM-04',
    say(postMessages, (m) => m.sent),
    'Yorumunuz başarıyla gönderildi. Onaylandıktan sonra yayınlanacaktır.',
  ],
  ['PUB-COM-05', say(postMessages, (m) => m.notSent), 'Yorum gönderilirken bir hata oluştu. Lütfen tekrar deneyin.'],
  ['TXT-08', say(submissionMessages, (m) => m.title), 'İşletmenizi Ekleyin', 'Submit Your Business'],
  [
    'TXT-21',
    say(submissionMessages, (m) => m.intro),
    'İşletmenizi incelememize göndermek için formu doldurun. Ekibimiz sizinle iletişime geçecektir.',
  ],
  [
    'TXT-09',
    say(submissionMessages, (m) => m.nameTooShort),
    'Ad soyad en az 2 karakter olmalıdır',
    'Name must be at least 2 characters',
  ],
  ['TXT-09', say(formMessages, (m) => m.invalidEmail), 'Geçersiz e-posta adresi', 'Invalid email address'],
  [
    'TXT-10',
    say(submissionMessages, (m) => m.phoneRequired),
    'Telefon numarası zorunludur',
    'Phone number is required',
  ],
  [
    'TXT-10 ERR-03',
    say(submissionMessages, (m) => m.businessNameRequired),
    'İşletme adı zorunludur',
    'Business name is required',
  ],
  ['TXT-10', say(submissionMessages, (m) => m.addressRequired), 'Adres zorunludur', 'Address is required'],
  ['TXT-11 ERR-05', say(submissionMessages, (m) => m.failedTitle), 'Başvuru gönderilemedi', 'failed to submit'],
  [
    'TXT-11',
    say(submissionMessages, (m) => m.failed),
    'Formunuz gönderilirken bir sorun oluştu. Lütfen tekrar deneyin.',
    'There was a problem submitting your form. Please try again.',
  ],
  [
    'TXT-21',
    say(submissionMessages, (m) => m.thanks),
    'Teşekkürler! Başvurunuz alındı. En kısa sürede sizinle iletişime geçeceğiz.',
  ],
  ['TXT-21 PUB-COM-03', say(formMessages, (m) => m.sending), 'Gönderiliyor...'],
  ['ERR-01', say(formMessages, (m) => m.required), 'Bu alan zorunludur'],
  ['ERR-02', say(formMessages, (m) => m.invalidPhone), 'Geçersiz telefon numarası'],
  ['ERR-02', say(formMessages, (m) => m.invalidUrl), 'Geçersiz URL'],
  ['ERR-02', say(accountMessages, (m) => m.passwordMismatch), 'Şifreler eşleşmiyor'],
  ['ERR-05', say(formMessages, (m) => m.accessDenied), 'Erişim reddedildi'],
  ['ERR-05', say(formMessages, (m) => m.unauthorised), 'Yetkisiz erişim'],
  ['ERR-05', say(formMessages, (m) => m.networkError), 'Ağ hatası'],
  ['ERR-05', say(formMessages, (m) => m.serverError), 'Sunucu hatası'],
  ['ERR-05', say(componentMessages, (m) => m.networkError), 'Ağ hatası'],
  ['ERR-05', say(componentMessages, (m) => m.serverError), 'Sunucu hatası'],
  ['ERR-05 PUB-404-01', say(notFoundMessages, (m) => m.title), 'Sayfa bulunamadı'],
  ['PUB-404-01', say(notFoundMessages, (m) => m.text), 'Aradığınız sayfa mevcut değil veya taşınmış olabilir.'],
  ['PUB-404-02', say(notFoundMessages, (m) => m.home), 'Ana Sayfa'],
  ['PUB-404-02', say(notFoundMessages, (m) => m.back), 'Geri Dön'],
  [
    'TXT-23',
    say(formMessages, (m) => m.tooManyRequests),
    'Çok fazla deneme yaptınız. Lütfen biraz sonra tekrar deneyin.',
  ],
  ['TXT-23', say(reviewMessages, (m) => m.tooLong), 'Yorum en fazla 500 karakter olabilir.'],
  ['TXT-23', say(postMessages, (m) => m.tooLong('Adınız', 150)), 'Adınız en fazla 150 karakter olabilir.'],
  [
    'TXT-23',
    say(submissionMessages, (m) => m.tooLong('Mesajınız', 1000)),
    'Mesajınız en fazla 1.000 karakter olabilir.',
  ],
  ['TXT-23', say(formMessages, (m) => m.unavailable), 'Hizmete şu anda ulaşılamıyor. Lütfen tekrar deneyin.'],
  ['TXT-23', say(componentMessages, (m) => m.unavailable), 'Hizmete şu anda ulaşılamıyor. Lütfen tekrar deneyin.'],
  ['GEN-22', say(formMessages, (m) => m.sentTooFast), 'Lütfen tekrar gönderin.'],
  ['AUTH-10', say(accountMessages, (m) => m.wrongCredentials), 'E-posta veya şifre hatalı'],
  ['AUTH-10', say(accountMessages, (m) => m.notVerified), 'Önce e-posta adresinizi doğrulayın.'],
  [
    'AUTH-09',
    say(accountMessages, (m) => m.signUpDone),
    'Hesabınızı etkinleştirmek için e-posta adresinize bir bağlantı gönderdik.',
  ],
  [
    'AUTH-11',
    say(accountMessages, (m) => m.resetLinkSent),
    'Bu adrese kayıtlı bir hesap varsa sıfırlama bağlantısı gönderdik.',
  ],
];

it.each(QUOTED.map(([where, sentence, tr, en]) => ({ where, sentence, tr, en })))(
  'GEN-18 $where quotes "$tr" verbatim',
  ({ sentence, tr, en }) => {
    expect(sentence('tr')).toBe(tr);
    if (en !== undefined) expect(sentence('en')).toBe(en);
  },
);
