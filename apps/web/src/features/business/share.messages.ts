import { defineMessages } from '../../lib/messages.js';

export const shareMessages = defineMessages({
  share: { tr: (name: string) => `${name} sayfasını paylaş`, en: (name: string) => `Share the page of ${name}` },
  copied: { tr: 'Bağlantı kopyalandı.', en: 'Link copied.' },
  notCopied: { tr: 'Bağlantı kopyalanamadı', en: 'The link could not be copied' },
});
