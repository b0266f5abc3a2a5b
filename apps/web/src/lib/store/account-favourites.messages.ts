import { defineMessages } from '../messages.js';

export const accountFavouritesMessages = defineMessages({
  notSaved: { tr: 'Favorileriniz kaydedilemedi', en: 'Your favourites could not be saved' },
  full: {
    tr: 'En fazla 500 favoriniz olabilir. Yenisini eklemek için birini çıkarın.',
    en: 'You can have 500 favourites at most. Remove one to add another.',
  },
  later: { tr: 'Lütfen biraz sonra tekrar deneyin.', en: 'Please try again a little later.' },
});
