import { defineMessages } from '../../lib/messages.js';

/** Messages about reviews that all visitors need. */
export const reviewMessages = defineMessages({
  reviews: { tr: 'Yorumlar', en: 'Reviews' },
  reviewCount: { tr: (count: string) => `${count} yorum`, en: (count: string) => `${count} reviews` },
  bars: { tr: 'Puan dağılımı', en: 'Ratings' },
  bar: {
    tr: (stars: number, count: string) => `${stars} yıldız: ${count} yorum`,
    en: (stars: number, count: string) => `${stars} stars: ${count} reviews`,
  },
  rules: { tr: 'Değerlendirme kuralları', en: 'Review rules' },
  write: { tr: 'Yorum yazın', en: 'Write a review' },
  signInRequired: { tr: 'Yorum yapmak için giriş yapmalısınız.', en: 'Sign in to write a review.' },
  signIn: { tr: 'Giriş yapın', en: 'Sign in' },
  none: {
    tr: 'Henüz yorum yapılmamış. İlk yorumu siz yapın!',
    en: 'No reviews yet. Be the first to review!',
  },
  anonymous: { tr: 'Anonim Kullanıcı', en: 'Anonymous User' },
  reply: { tr: 'İşletmenin yanıtı', en: 'Answer of the business' },
  edited: { tr: 'düzenlendi', en: 'edited' },
  outOfFive: { tr: (rating: number) => `${rating}/5`, en: (rating: number) => `${rating}/5` },
  more: { tr: 'Daha fazla yorum', en: 'More reviews' },
  listFailed: { tr: 'Yorumlar yüklenemedi', en: 'The reviews could not be loaded' },
});
