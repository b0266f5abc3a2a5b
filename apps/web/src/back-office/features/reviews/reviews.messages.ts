import { defineMessages } from '../../../lib/messages.js';

export const managedReviewMessages = defineMessages({
  title: { tr: 'Yorumlar', en: 'Reviews' },
  lead: {
    tr: 'Ziyaretçilerin işletmeler hakkında yazdıkları. Yalnızca listedeki nedenlerle gizlenir veya silinir.',
    en: 'What visitors write about businesses. Hidden or deleted for a listed reason only.',
  },
  searchIn: { tr: 'İşletme, kullanıcı veya yorum', en: 'Business, user or comment' },
  business: { tr: 'İşletme', en: 'Business' },
  user: { tr: 'Kullanıcı', en: 'User' },
  anonymous: { tr: 'Anonim Kullanıcı', en: 'Anonymous User' },
  rating: { tr: 'Puan', en: 'Rating' },
  stars: { tr: (n: number) => `5 üzerinden ${n}`, en: (n: number) => `${n} out of 5` },
  date: { tr: 'Tarih', en: 'Date' },
  status: { tr: 'Durum', en: 'Status' },
  comment: { tr: 'Yorum', en: 'Comment' },
  reviewOf: { tr: (user: string) => `${user} kullanıcısının yorumu`, en: (user: string) => `Review by ${user}` },

  reported: { tr: 'Bildirilen', en: 'Reported' },
  visible: { tr: 'Yayında', en: 'Visible' },
  pending: { tr: 'Beklemede', en: 'Pending' },
  held: { tr: 'İncelemede', en: 'Held' },
  hidden: { tr: 'Gizli', en: 'Hidden' },

  approve: { tr: 'Onayla', en: 'Approve' },
  publish: { tr: 'Yayınla', en: 'Publish' },
  published: {
    tr: 'Yorum yayınlandı; yazanına e-postayla bildirilecek',
    en: 'Review published; its author is told by e-mail',
  },
  reject: { tr: 'Reddet', en: 'Reject' },
  rejectTitle: { tr: 'Reddedilsin mi?', en: 'Reject?' },
  rejectMany: {
    tr: (n: number) => `${n} yorum yayınlanmaz; gerekçesi yazanına e-postayla bildirilir.`,
    en: (n: number) => `${n} reviews are not published; their authors are told why by e-mail.`,
  },
  rejected: {
    tr: 'Yorum reddedildi; yazanına e-postayla bildirilecek',
    en: 'Review rejected; its author is told by e-mail',
  },
  whyHeld: { tr: 'Neden incelemede?', en: 'Why is it held?' },
  hide: { tr: 'Gizle', en: 'Hide' },
  unhide: { tr: 'Yeniden göster', en: 'Show again' },
  settle: { tr: 'Bildirimi kapat', en: 'Settle the report' },
  settled: { tr: 'Bildirim kapatıldı', en: 'Report settled' },
  remove: { tr: 'Sil', en: 'Delete' },
  restore: { tr: 'Geri al', en: 'Bring back' },
  'remove-reply': { tr: 'Yanıtı kaldır', en: 'Remove the answer' },
  removeReplyTitle: { tr: 'İşletmenin yanıtı kaldırılsın mı?', en: 'Remove the answer of the business?' },
  replyGoes: {
    tr: 'Yanıt geri getirilemez; yorum olduğu gibi kalır.',
    en: 'The answer cannot be brought back; the review stays as it is.',
  },
  replyRemoved: { tr: 'İşletmenin yanıtı kaldırıldı', en: 'Answer of the business removed' },
  reply: { tr: 'İşletmenin yanıtı', en: 'Answer of the business' },
  hideTitle: { tr: 'Gizlensin mi?', en: 'Hide?' },
  hideMany: {
    tr: (n: number) => `${n} yorum gizlenir ve puana katılmaz.`,
    en: (n: number) => `${n} reviews are hidden and no longer count.`,
  },
  reason: { tr: 'Neden', en: 'Reason' },

  approved: { tr: 'Yorum onaylandı', en: 'Review approved' },
  nowHidden: { tr: 'Yorum gizlendi', en: 'Review hidden' },
  shownAgain: { tr: 'Yorum yeniden gösteriliyor', en: 'Review shown again' },
  deleted: { tr: 'Yorum silindi', en: 'Review deleted' },
  doneMany: { tr: (n: number) => `${n} yorum güncellendi`, en: (n: number) => `${n} reviews updated` },
  deletedMany: { tr: (n: number) => `${n} yorum silindi`, en: (n: number) => `${n} reviews deleted` },
  failedToUpdate: { tr: 'Yorum güncellenemedi', en: 'Review could not be updated' },
  failedToDelete: { tr: 'Yorum silinemedi', en: 'Review could not be deleted' },
  failedToLoad: { tr: 'Yorumlar yüklenemedi', en: 'Reviews could not be loaded' },

  reports: { tr: 'Bildirimler', en: 'Reports' },
  history: { tr: 'Yapılanlar', en: 'What was done' },
  'review-not-found': { tr: 'artık yok', en: 'no longer there' },
  'review-not-held': { tr: 'incelemede değil', en: 'not held' },
  'review-not-waiting': { tr: 'onay beklemiyor', en: 'not waiting for approval' },
  'review-not-hidden': { tr: 'gizli değil', en: 'not hidden' },
  'review-not-answered': { tr: 'yanıtı yok', en: 'not answered' },
  'review-not-reported': { tr: 'bildirimi yok', en: 'not reported' },
  'review-already-hidden': { tr: 'zaten gizli', en: 'already hidden' },
  'already-reviewed': {
    tr: 'kullanıcı bu işletmeye yeni bir yorum yazdı',
    en: 'the user has written another review of this business',
  },
});

export const moderationReasonMessages = defineMessages({
  spam: { tr: 'İstenmeyen reklam', en: 'Spam' },
  offensive: { tr: 'Hakaret veya küfür', en: 'Offensive' },
  'personal-data': { tr: 'Kişisel veri', en: 'Personal data' },
  'off-topic': { tr: 'Konu dışı', en: 'Off topic' },
  'not-genuine': { tr: 'Gerçek bir deneyime dayanmıyor', en: 'Not a genuine experience' },
  unlawful: { tr: 'Hukuka aykırı', en: 'Unlawful' },
  'court-order': { tr: 'Mahkeme kararı', en: 'Court order' },
  'false-claim': { tr: 'Gerçek dışı iddia', en: 'False claim' },
  other: { tr: 'Diğer', en: 'Other' },
});

/** Why the rules against attacks held a review, for the back office. */
export const holdReasonMessages = defineMessages({
  burst: {
    tr: 'Yorum saldırısı: bu işletmeye kısa sürede, yeni açılmış hesaplardan, hep aynı uçta puanla alışılmadık sayıda yorum geldi.',
    en: 'Burst: this business got unusually many reviews in little time, from new accounts, all of one extreme.',
  },
  ring: {
    tr: 'Yorum halkası: aynı hesaplar aynı işletmeleri, yakın zamanda ve aynı yönde yorumladı.',
    en: 'Ring: the same accounts reviewed the same businesses, close in time and the same way.',
  },
  'own-page': {
    tr: 'Kendi sayfası: yorumu yazan hesap bu sayfanın sahibi.',
    en: 'Own page: the account that wrote it owns this page.',
  },
  'rival-page': {
    tr: 'Rakip sayfası: yorumu yazan hesap, aynı ildeki aynı kategoriden bir sayfanın sahibi.',
    en: 'Page of a rival: the account that wrote it owns a page of the same category in the same province.',
  },
});

/** Reasons for which a review may be hidden or deleted (PUB-REV-22). */
export const MODERATION_REASONS = [
  'spam',
  'offensive',
  'personal-data',
  'off-topic',
  'not-genuine',
  'unlawful',
  'court-order',
] as const;
