import { defineMessages } from '../../lib/messages.js';

export const documentMessages = defineMessages({
  title: { tr: 'Belgeler', en: 'Documents' },
  lead: {
    tr: 'İsterseniz vergi levhası veya faaliyet belgesi gibi en fazla 3 belge ekleyin: PDF, JPEG, PNG veya WebP, her biri en fazla 10 MB. Belgelerinizi yalnızca talebinizi inceleyen ekibimiz görür; karardan 30 gün sonra silinirler.',
    en: 'Add up to 3 documents if you like, such as a tax certificate: PDF, JPEG, PNG or WebP with up to 10 MB each. Only the team that looks at your claim sees them; they are deleted 30 days after the decision.',
  },
  add: { tr: 'Belge ekle', en: 'Add documents' },
  sending: { tr: 'Yükleniyor…', en: 'Uploading…' },
  sent: { tr: 'Gönderildi', en: 'Sent' },
  chosen: { tr: 'Talebinizle birlikte gönderilecek', en: 'Will be sent with your claim' },
  remove: { tr: 'Kaldır', en: 'Remove' },
  removeOf: { tr: (name: string) => `Kaldır: ${name}`, en: (name: string) => `Remove ${name}` },
  again: { tr: 'Yeniden dene', en: 'Try again' },
  againOf: { tr: (name: string) => `Yeniden dene: ${name}`, en: (name: string) => `Try again: ${name}` },
  tooMany: { tr: 'En fazla 3 belge ekleyebilirsiniz.', en: 'You can add 3 documents at most.' },
  withdraw: { tr: 'Talebi Geri Çek', en: 'Withdraw the claim' },
  withdrawSure: {
    tr: 'Talebinizi geri çekmek istediğinizden emin misiniz? Gönderdiğiniz belgeler de silinir.',
    en: 'Are you sure that you want to withdraw your claim? The documents that you sent are deleted as well.',
  },
  withdrawConfirm: { tr: 'Evet, Geri Çek', en: 'Yes, withdraw' },
  keep: { tr: 'Vazgeç', en: 'Cancel' },
  withdrawn: { tr: 'Talebiniz geri çekildi', en: 'Your claim was withdrawn' },
});
