import { formatNumber } from '@tedarik/turkish';
import { defineMessages } from '../../lib/messages.js';

export const favouritesMessages = defineMessages({
  title: { tr: 'Favorilerim', en: 'My favourites' },
  lead: {
    tr: 'Beğendiğiniz işletmeler bu tarayıcıda saklanır. Giriş yaparsanız hesabınıza eklenir, her cihazda görürsünüz.',
    en: 'The businesses you like are kept in this browser. Sign in, and your account keeps them for every device.',
  },
  leadOfAccount: {
    tr: 'Beğendiğiniz işletmeler hesabınızda saklanır; giriş yaptığınız her cihazda görürsünüz.',
    en: 'The businesses you like are kept in your account, on every device where you sign in.',
  },
  more: { tr: 'Daha fazla göster', en: 'Show more' },
  count: {
    tr: (count: number) => `${formatNumber(count)} favori işletme`,
    en: (count: number) => `${formatNumber(count)} favourite businesses`,
  },
  emptyTitle: { tr: 'Henüz favoriniz yok', en: 'No favourites yet' },
  emptyText: {
    tr: 'Bir işletmenin kartındaki kalbe dokunun; burada sizi beklesin.',
    en: 'Touch the heart on the card of a business, and it waits for you here.',
  },
  toBusinesses: { tr: 'Firmalara göz at', en: 'Browse businesses' },
  failed: { tr: 'İşletmeler yüklenemedi', en: 'The businesses could not be loaded' },
});
