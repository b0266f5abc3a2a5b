import { formatNumber } from '@tedarik/turkish';
import { defineMessages } from '../../lib/messages.js';

export const postMessages = defineMessages({
  blog: { tr: 'Blog', en: 'Blog' },
  backToBlog: { tr: "Blog'a Dön", en: 'Back to the blog' },
  related: { tr: 'İlgili Yazılar', en: 'Related posts' },
  anonymous: { tr: 'Anonim', en: 'Anonymous' },
  comments: { tr: 'yorum', en: 'comments' },
  tags: { tr: 'Etiketler', en: 'Tags' },
  writeComment: { tr: 'Yorum yazın', en: 'Write a comment' },
  authorName: { tr: 'Adınız', en: 'Your name' },
  authorEmail: { tr: 'E-posta', en: 'E-mail' },
  emailHelp: { tr: 'Yayınlanmaz.', en: 'Will not be shown.' },
  content: { tr: 'Yorumunuz', en: 'Your comment' },
  send: { tr: 'Yorum Gönder', en: 'Send comment' },
  sent: {
    tr: 'Yorumunuz başarıyla gönderildi. Onaylandıktan sonra yayınlanacaktır.',
    en: 'Your comment was sent. It will be shown once it has been approved.',
  },
  notSent: {
    tr: 'Yorum gönderilirken bir hata oluştu. Lütfen tekrar deneyin.',
    en: 'The comment could not be sent. Please try again.',
  },
  tooLong: {
    tr: (field: string, most: number) => `${field} en fazla ${formatNumber(most)} karakter olabilir.`,
    en: (field: string, most: number) => `${field} may have at most ${formatNumber(most)} characters.`,
  },
  notFound: { tr: 'Blog yazısı bulunamadı.', en: 'Blog post not found.' },
  gone: { tr: 'Bu blog yazısı kaldırıldı.', en: 'This blog post was removed.' },
  missingText: {
    tr: 'Aradığınız yazı taşınmış ya da yayından kaldırılmış olabilir.',
    en: 'The post you are looking for may have been moved or withdrawn.',
  },
  preview: {
    tr: 'Önizleme: bu sayfayı yalnızca adresini bilenler görür.',
    en: 'Preview: only those who know the address of this page can see it.',
  },
  failed: {
    tr: 'Blog yazısı yüklenirken bir hata oluştu.',
    en: 'The blog post could not be loaded.',
  },
});
