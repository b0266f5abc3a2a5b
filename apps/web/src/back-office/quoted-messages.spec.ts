import { type Quoted, say, testQuoted } from '../testing/quoted.js';
import { appMessages } from './app/app.messages.js';
import { backOfficeMessages } from './components/back-office.messages.js';
import { blogCategoryMessages } from './features/blog-categories/blog-categories.messages.js';
import { postFormMessages } from './features/blog-post-form/blog-post-form.messages.js';
import { blogPostsMessages } from './features/blog-posts/blog-posts.messages.js';
import { managedBusinessMessages } from './features/businesses/businesses.messages.js';
import { managedCategoryMessages } from './features/categories/categories.messages.js';
import { certificateMessages } from './features/certificates/certificates.messages.js';
import { managedDistrictMessages } from './features/districts/districts.messages.js';
import { importRunMessages } from './features/import-runs/import-runs.messages.js';
import { importMessages } from './features/imports/imports.messages.js';
import { importReasonMessages } from './features/import-runs/reasons.messages.js';
import { panelMessages } from './features/panel/panel.messages.js';
import { managedProductMessages } from './features/products/products.messages.js';
import { managedReviewMessages } from './features/reviews/reviews.messages.js';
import { seoTextMessages } from './features/seo-texts/seo-texts.messages.js';
import { managedSubmissionMessages } from './features/submissions/submissions.messages.js';
import { sessionMessages } from './session/session.messages.js';

/** The messages that the specification of the back office quotes; where it gives no Turkish, those of requirements.md. */
const QUOTED: Quoted[] = [
  ['ADM-LOGIN-01', say(sessionMessages, (m) => m.title), 'Yönetici Girişi'],
  ['ADM-LOGIN-04', say(sessionMessages, (m) => m.wrongCredentials), 'Geçersiz kullanıcı adı veya şifre'],
  ['ADM-LOGIN-05', say(sessionMessages, (m) => m.serviceError), 'Servis hatası, lütfen daha sonra tekrar deneyin'],
  ['ADM-COMMON-12', say(sessionMessages, (m) => m.signedIn), 'Giriş başarılı'],
  ['ADM-LAY-07', say(appMessages, (m) => m.districts), 'Konumlar', 'Locations'],
  ['ADM-LAY-09', say(appMessages, (m) => m.signOut), 'Çıkış Yap'],
  ['ADM-DASH-04', say(panelMessages, (m) => m.seeAll), 'Tümünü Gör'],

  ['TXT-20', say(backOfficeMessages, (m) => m.addNew), 'Yeni Ekle', 'Add new'],
  ['TXT-20', say(backOfficeMessages, (m) => m.deleteSelected(3)), 'Seçilenleri Sil (3)', 'Delete selected (3)'],
  ['TXT-20', say(backOfficeMessages, (m) => m.view), 'Görüntüle'],
  ['TXT-20', say(backOfficeMessages, (m) => m.edit), 'Düzenle'],
  ['TXT-20', say(backOfficeMessages, (m) => m.delete), 'Sil'],
  ['ADM-COMMON-05', say(backOfficeMessages, (m) => m.failed), 'Hata', 'Error'],
  ['ADM-COMMON-12', say(backOfficeMessages, (m) => m.success), 'Başarılı', 'Success'],
  ['ADM-BLOG-10', say(backOfficeMessages, (m) => m.retry), 'Tekrar Dene'],
  ['TXT-22', say(backOfficeMessages, (m) => m.empty), 'Henüz kayıt yok'],
  ['TXT-22', say(backOfficeMessages, (m) => m.noResults), 'Aramanızla eşleşen kayıt bulunamadı'],
  ['TXT-22', say(backOfficeMessages, (m) => m.deleteOne('Bal')), '"Bal" kaydını silmek istediğinizden emin misiniz?'],
  ['TXT-23', say(backOfficeMessages, (m) => m.changedMeanwhile), 'Bu kayıt siz düzenlerken değiştirildi.'],
  ['TXT-23', say(backOfficeMessages, (m) => m.unavailable), 'Hizmete şu anda ulaşılamıyor. Lütfen tekrar deneyin.'],

  ['ADM-BIZ-10', say(managedBusinessMessages, (m) => m.categoryRequired), 'En az bir kategori seçmelisiniz'],
  [
    'ADM-BIZ-10',
    say(managedBusinessMessages, (m) => m.nameRequired),
    'İşletme adı zorunludur',
    'Business name is required',
  ],
  [
    'TXT-14',
    say(managedBusinessMessages, (m) => m.failedToUpdate),
    'İşletme güncellenemedi',
    'Failed to update business',
  ],
  [
    'TXT-14',
    say(managedBusinessMessages, (m) => m.idRequired),
    'İşletme kimliği gereklidir',
    'Business ID is required',
  ],
  [
    'TXT-15',
    say(managedBusinessMessages, (m) => m.failedToDeleteMany),
    'İşletmeler silinemedi',
    'Failed to delete businesses',
  ],
  [
    'TXT-15',
    say(managedCategoryMessages, (m) => m.failedToDeleteMany),
    'Kategoriler silinemedi',
    'Failed to delete categories',
  ],
  [
    'TXT-15',
    say(managedProductMessages, (m) => m.failedToDeleteMany),
    'Ürünler silinemedi',
    'Failed to delete products',
  ],
  [
    'TXT-16',
    say(seoTextMessages, (m) => m.failedToUpdate),
    'SEO içeriği güncellenemedi',
    'Failed to update SEO content',
  ],
  ['TXT-16', say(seoTextMessages, (m) => m.failedToAdd), 'SEO içeriği eklenemedi', 'Failed to add SEO content'],
  ['TXT-16', say(seoTextMessages, (m) => m.failedToDelete), 'SEO içeriği silinemedi', 'Failed to delete SEO content'],
  ['ADM-SEO-09', say(seoTextMessages, (m) => m.saved), 'SEO içeriği kaydedildi'],
  ['ADM-SEO-09', say(seoTextMessages, (m) => m.deleted), 'SEO içeriği silindi'],
  ['ADM-CAT-02', say(managedCategoryMessages, (m) => m.manageSeo), 'SEO İçeriğini Yönet', 'Manage SEO content'],
  ['TXT-13', say(managedSubmissionMessages, (m) => m.loading), 'Başvurular yükleniyor...', 'Loading submissions...'],
  ['TXT-13', say(managedSubmissionMessages, (m) => m.none), 'Henüz başvuru yok', 'No submissions yet'],
  [
    'TXT-17',
    say(managedSubmissionMessages, (m) => m.failedToDelete),
    'Başvuru silinirken hata oluştu',
    'Error deleting submission',
  ],
  [
    'TXT-17',
    say(managedSubmissionMessages, (m) => m.failedToUpdate),
    'Durum güncellenirken hata oluştu',
    'Error updating status',
  ],
  [
    'TXT-17',
    say(managedSubmissionMessages, (m) => m.unknown),
    'Bilinmeyen bir hata oluştu',
    'An unknown error occurred',
  ],
  [
    'TXT-17',
    say(managedSubmissionMessages, (m) => m.failedToLoad),
    'Başvurular yüklenirken hata oluştu',
    'Error loading submissions',
  ],
  ['TXT-18', say(managedBusinessMessages, (m) => m.deletedMany(3)), '3 işletme silindi', 'Businesses Deleted: 3'],
  ['TXT-18', say(managedCategoryMessages, (m) => m.deletedMany()), 'Kategoriler silindi', 'Categories Deleted'],
  ['TXT-18', say(managedProductMessages, (m) => m.deletedMany()), 'Ürünler silindi', 'Products Deleted'],
  ['TXT-18', say(managedSubmissionMessages, (m) => m.deleted), 'Başvuru silindi', 'Submission deleted'],
  ['TXT-18', say(managedSubmissionMessages, (m) => m.updated), 'Durum güncellendi', 'Status updated'],
  [
    'TXT-19',
    say(importMessages, (m) => m.categoryMissing),
    'Kategori oluşturulamadı veya bulunamadı',
    'Category could not be created or found',
  ],

  ['ADM-BLOG-01', say(blogPostsMessages, (m) => m.title), 'Blog Yönetimi'],
  ['ADM-BLOG-04', say(blogPostsMessages, (m) => m.total('12')), 'Toplam 12 yazı bulundu'],
  ['ADM-BLOG-05', say(blogPostsMessages, (m) => m.featured), 'Öne Çıkan'],
  ['ADM-BLOG-05', say(blogPostsMessages, (m) => m.noCategory), 'Kategori yok'],
  ['ADM-BLOG-10', say(blogPostsMessages, (m) => m.empty), 'Henüz blog yazısı bulunmuyor.'],
  ['ADM-BLOG-10', say(blogPostsMessages, (m) => m.createFirst), 'İlk Yazıyı Oluştur'],
  ['ADM-BLOG-11', say(blogPostsMessages, (m) => m.failedToLoad), 'Blog verileri yüklenirken bir hata oluştu.'],
  ['ADM-BLOG-12', say(blogPostsMessages, (m) => m.draft), 'Taslak'],
  ['ADM-BLOG-12', say(blogPostsMessages, (m) => m.published), 'Yayında'],
  ['ADM-BLOG-12', say(blogPostsMessages, (m) => m.archived), 'Arşivlendi'],
  [
    'ADM-BLOG-15',
    say(blogPostsMessages, (m) => m.confirmDelete),
    'Bu blog yazısını silmek istediğinizden emin misiniz?',
  ],
  ['ADM-BLOG-16', say(blogPostsMessages, (m) => m.failedToDelete), 'Blog yazısı silinirken bir hata oluştu.'],
  [
    'ADM-BLOG-16',
    say(blogPostsMessages, (m) => m.failedToChangeStatus),
    'Blog yazısı durumu güncellenirken bir hata oluştu.',
  ],
  ['ADM-POST-01', say(postFormMessages, (m) => m.newTitle), 'Yeni Blog Yazısı'],
  ['ADM-POST-01', say(postFormMessages, (m) => m.editTitle), 'Blog Yazısını Düzenle'],
  ['ADM-POST-01', say(postFormMessages, (m) => m.saveDraft), 'Taslak Kaydet'],
  ['ADM-POST-01', say(postFormMessages, (m) => m.publish), 'Yayınla'],
  ['ADM-POST-04', say(postFormMessages, (m) => m.failedToLoad), 'Blog yazısı yüklenirken bir hata oluştu.'],
  ['ADM-POST-15', say(postFormMessages, (m) => m.failedToSave), 'Blog yazısı kaydedilirken bir hata oluştu.'],
  ['ADM-POST-18', say(postFormMessages, (m) => m.slugTaken), 'Bu slug zaten kullanılıyor'],
  ['ADM-BCAT-01', say(blogCategoryMessages, (m) => m.empty), 'Henüz kategori bulunmuyor.'],
  [
    'ADM-BCAT-07',
    say(blogCategoryMessages, (m) => m.deleteOne('Çay')),
    '"Çay" kategorisini silmek istediğinizden emin misiniz?',
  ],
  ['ADM-BCAT-08', say(blogCategoryMessages, (m) => m.failedToLoad), 'Kategoriler yüklenirken bir hata oluştu.'],
  ['ADM-BCAT-08', say(blogCategoryMessages, (m) => m.failedToAdd), 'Kategori kaydedilirken bir hata oluştu.'],
  ['ADM-BCAT-08', say(blogCategoryMessages, (m) => m.failedToDelete), 'Kategori silinirken bir hata oluştu.'],
  ['IMP-JSON-05', say(importReasonMessages, (m) => m['name-and-address-required']), 'İşletme adı ve adres gereklidir.'],
  [
    'IMP-JSON-06',
    say(importReasonMessages, (m) => m['business-exists']('Çay Evi')),
    '"Çay Evi" adlı işletme zaten mevcut',
  ],
  ['IMP-JSON-26', say(importRunMessages, (m) => m.importFailed), 'İçe Aktarma Hatası'],
  ['IMP-JSON-26', say(importRunMessages, (m) => m.processingFailed), 'Veri işlenirken bir hata oluştu.'],
  ['IMP-JSON-27', say(importRunMessages, (m) => m.businessNotCreated), 'İşletme oluşturulamadı'],
  ['IMP-JSON-27', say(importRunMessages, (m) => m.locationNotCreated), 'Lokasyon oluşturulamadı'],
  ['IMP-JSON-27', say(importReasonMessages, (m) => m.unknown), 'Bilinmeyen bir hata oluştu.'],
  ['IMP-JSON-28', say(importRunMessages, (m) => m.importSucceeded), 'İçe Aktarma Başarılı'],
];

testQuoted(QUOTED);

const SAVED = [
  ['İşletme', managedBusinessMessages],
  ['Kategori', managedCategoryMessages],
  ['Semt', managedDistrictMessages],
  ['Ürün', managedProductMessages],
  ['Sertifika', certificateMessages],
] as const;

/** ADM-COMMON-05, ADM-COMMON-09, ADM-COMMON-12 and TXT-22 define these messages by a pattern. */
testQuoted([
  ...SAVED.flatMap(([what, catalogue]): Quoted[] => [
    ['ADM-COMMON-09', say(catalogue, (m) => m.added), `${what} eklendi`],
    ['ADM-COMMON-09', say(catalogue, (m) => m.updated), `${what} güncellendi`],
    ['ADM-COMMON-09', say(catalogue, (m) => m.deleted), `${what} silindi`],
    ['TXT-22', say(catalogue, (m) => m.failedToAdd), `${what} eklenemedi`],
    ['TXT-22', say(catalogue, (m) => m.failedToUpdate), `${what} güncellenemedi`],
    ['TXT-22', say(catalogue, (m) => m.failedToDelete), `${what} silinemedi`],
  ]),
  ['ADM-COMMON-09', say(managedReviewMessages, (m) => m.deleted), 'Yorum silindi'],
  ['TXT-22', say(managedReviewMessages, (m) => m.failedToDelete), 'Yorum silinemedi'],
]);
