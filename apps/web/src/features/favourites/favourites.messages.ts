import { formatNumber } from '@tedarik/turkish';
import { defineMessages } from '../../lib/messages.js';

export const favouritesMessages = defineMessages({
  title: { tr: 'Favorilerim', en: 'My favourites' },
  lead: {
    tr: 'Beğendiğiniz işletmeler yalnızca bu tarayıcıda saklanır; kimseyle paylaşılmaz.',
    en: 'The businesses you like are kept in this browser only and shared with nobody.',
  },
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
