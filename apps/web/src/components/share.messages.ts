import { defineMessages } from '../lib/messages.js';

export const shareMessages = defineMessages({
  copied: { tr: 'Bağlantı kopyalandı.', en: 'Link copied.' },
  notCopied: { tr: 'Bağlantı kopyalanamadı', en: 'The link could not be copied' },
});
