import { defineMessages } from '../../lib/messages.js';
import { reviewMessages } from './reviews.messages.js';

/** Messages for visitors who write, change or report a review; loaded with these components. */
export const reviewActionMessages = defineMessages({
  ...reviewMessages,
  yourRating: { tr: 'Puanınız', en: 'Your rating' },
  yourComment: { tr: 'Yorumunuz', en: 'Your comment' },
  atLeast: { tr: 'En az 10 karakter', en: 'At least 10 characters' },
  used: { tr: (count: number) => `${count}/500`, en: (count: number) => `${count}/500` },
  submit: { tr: 'Yorumu Gönder', en: 'Submit Review' },
  notVerified: { tr: 'Önce e-posta adresinizi doğrulayın.', en: 'Please confirm your e-mail address first.' },
  ratingMissing: { tr: 'Lütfen bir puan verin.', en: 'Please select a rating.' },
  tooShort: { tr: 'Yorum en az 10 karakter olmalıdır.', en: 'Comment must be at least 10 characters.' },
  tooLong: { tr: 'Yorum en fazla 500 karakter olabilir.', en: 'Comment can be at most 500 characters.' },
  alreadyReviewed: {
    tr: 'Bu işletme için zaten bir yorumunuz var.',
    en: 'You have already reviewed this business.',
  },
  failed: {
    tr: 'Yorum gönderilirken bir hata oluştu. Lütfen tekrar deneyin.',
    en: 'An error occurred while submitting the review. Please try again.',
  },
  posted: { tr: 'Yorumunuz yayınlandı.', en: 'Your review is published.' },
  awaiting: {
    tr: 'Yorumunuz onaylandıktan sonra yayınlanacaktır.',
    en: 'Your review will be published after approval.',
  },
  held: {
    tr: 'Yorumunuz incelemede. Sonucu size e-postayla bildireceğiz; o zamana kadar yayınlanmaz ve puana katılmaz.',
    en: 'Your review is being looked at. We will mail you the outcome; until then it is neither public nor counted.',
  },
  burst: {
    tr: 'Bu işletmeye kısa sürede alışılmadık sayıda benzer yorum geldi.',
    en: 'This business got unusually many similar reviews in little time.',
  },
  ring: {
    tr: 'Birlikte hareket ediyor görünen hesapların yorumlarına benziyor.',
    en: 'It resembles reviews of accounts that seem to act together.',
  },
  'own-page': { tr: 'Sahibi olduğunuz bir sayfa hakkında.', en: 'It is about a page that you own.' },
  'rival-page': {
    tr: 'Kendi işletmenizle aynı alanda çalışan bir işletme hakkında.',
    en: 'It is about a business in the same trade as your own.',
  },
  hidden: {
    tr: 'Yorumunuz editörlerimizin kararıyla yayında değil.',
    en: 'By decision of our editors, your review is not public.',
  },
  photosWait: {
    tr: (count: number) => `${count} fotoğraf, yorumunuz yayınlandığında görünür.`,
    en: (count: number) => `${count} photos are seen once your review is published.`,
  },
  photoTakenDown: {
    tr: (reason: string) => `Bir fotoğrafınız yorumdan kaldırıldı. Gerekçe: ${reason}`,
    en: (reason: string) => `One of your photos was taken off the review. Reason: ${reason}`,
  },
  ownReview: { tr: 'Yorumunuz', en: 'Your review' },
  edit: { tr: 'Yorumumu Düzenle', en: 'Edit my review' },
  save: { tr: 'Kaydet', en: 'Save' },
  saved: { tr: 'Yorumunuz güncellendi.', en: 'Your review was updated.' },
  cancel: { tr: 'Vazgeç', en: 'Cancel' },
  delete: { tr: 'Sil', en: 'Delete' },
  confirmDelete: {
    tr: 'Yorumunuz kalıcı olarak silinsin mi?',
    en: 'Delete your review for good?',
  },
  confirmedDelete: { tr: 'Evet, sil', en: 'Yes, delete' },
  deleted: { tr: 'Yorumunuz silindi.', en: 'Your review was deleted.' },
  deleteFailed: { tr: 'Yorum silinemedi', en: 'The review could not be deleted' },
  report: { tr: 'Bildir', en: 'Report' },
  reportOf: {
    tr: (name: string) => `${name} adlı kullanıcının yorumunu bildir`,
    en: (name: string) => `Report the review by ${name}`,
  },
  reportedShort: { tr: 'Bildirildi', en: 'Reported' },
  reportedOf: {
    tr: (name: string) => `${name} adlı kullanıcının yorumunu bildirdiniz`,
    en: (name: string) => `You reported the review by ${name}`,
  },
  reportTitle: { tr: 'Yorumu bildirin', en: 'Report this review' },
  reportReason: { tr: 'Neden bildiriyorsunuz?', en: 'Why are you reporting it?' },
  SPAM: { tr: 'Reklam veya istenmeyen içerik', en: 'Advertising or spam' },
  OFFENSIVE: { tr: 'Hakaret veya saldırgan dil', en: 'Insulting or offensive language' },
  PERSONAL_DATA: { tr: 'Kişisel bilgi içeriyor', en: 'Contains personal data' },
  OFF_TOPIC: { tr: 'İşletmeyle ilgisi yok', en: 'Not about the business' },
  FALSE_CLAIM: { tr: 'Gerçeğe aykırı iddia', en: 'False claim' },
  OTHER: { tr: 'Başka bir neden', en: 'Another reason' },
  sendReport: { tr: 'Bildirimi Gönder', en: 'Send report' },
  reported: { tr: 'Bildiriminiz alındı. Teşekkür ederiz.', en: 'Your report was received. Thank you.' },
  alreadyReported: { tr: 'Bu yorumu daha önce bildirdiniz.', en: 'You have already reported this review.' },
  reportFailed: {
    tr: 'Bildirim gönderilemedi. Lütfen tekrar deneyin.',
    en: 'The report could not be sent. Please try again.',
  },
  myReviews: { tr: 'Yorumlarım', en: 'My reviews' },
  noOwnReviews: { tr: 'Henüz bir yorum yazmadınız.', en: 'You have not written a review yet.' },
  closedBusiness: { tr: 'Yayında olmayan işletme', en: 'A business that is not public' },
});
