import { defineMessages } from '../../lib/messages.js';

export const actMessages = defineMessages({
  yes: { tr: 'Evet', en: 'Yes' },
  no: { tr: 'Vazgeç', en: 'No' },
});
