import { defineMessages } from '../../lib/messages.js';

export const replyMailsMessages = defineMessages({
  title: { tr: 'Yanıt bildirimlerini kapat', en: 'Stop the mails about replies' },
  lead: {
    tr: 'Yorumlarınıza işletmelerden gelen yanıtlar için artık e-posta almazsınız. Yanıtları yorumlarınızın altında görebilirsiniz.',
    en: 'You get no more mails about replies of businesses to your reviews. You see the replies below your reviews.',
  },
  stop: { tr: 'Bildirimleri kapat', en: 'Stop the mails' },
  stopped: {
    tr: 'Yorumlarınıza gelen yanıtlar için artık e-posta gönderilmeyecek.',
    en: 'No more mails are sent about replies to your reviews.',
  },
  again: { tr: 'Yeniden gönderilsin', en: 'Send them again' },
  resumed: {
    tr: 'Yorumlarınıza gelen yanıtlar e-postayla bildirilecek.',
    en: 'Replies to your reviews will be mailed.',
  },
  expired: {
    tr: 'Bağlantı eksik veya hesap silinmiş. Bu bağlantıyla ileti gönderilmez.',
    en: 'The link is incomplete, or the account was deleted. No mails are sent for it.',
  },
  home: { tr: 'Ana Sayfa', en: 'Home' },
});
