import { defineMessages } from '../../lib/messages.js';

/** Messages of the page of an invitation; not in the file of the others, because the claim of a page would load them. */
export const invitationMessages = defineMessages({
  title: { tr: 'Sayfa Yönetim Daveti', en: 'Invitation to manage a page' },
  lead: {
    tr: 'Bir işletme sayfasını yönetmeye davet edildiniz.',
    en: 'You are invited to manage the page of a business.',
  },
  invitedTo: {
    tr: (name: string) => `“${name}” sayfasını yönetmeye davetlisiniz.`,
    en: (name: string) => `You are invited to manage the page “${name}”.`,
  },
  handedOver: {
    tr: 'Kabul ederseniz sayfa size devredilir; davet eden kişi artık yönetmez.',
    en: 'If you accept, the page is handed over to you; whoever invited you no longer manages it.',
  },
  accept: { tr: 'Daveti Kabul Et', en: 'Accept the invitation' },
  acceptSignIn: { tr: 'Daveti kabul etmek için giriş yapın.', en: 'Sign in to accept the invitation.' },
  askAgain: {
    tr: 'Daveti kabul ettiyseniz sayfa İşletmelerim’dedir. Etmediyseniz sizi davet edenden yeni bir davet isteyin.',
    en: 'If you have accepted it, the page is among your businesses. Otherwise ask whoever invited you for a new invitation.',
  },
  ownPages: { tr: 'İşletmelerim', en: 'My businesses' },
  accepted: { tr: 'Sayfayı artık siz yönetiyorsunuz.', en: 'You manage the page from now on.' },
});
