import { defineMessages } from '../../lib/messages.js';

// Messages about imports that import screens and the audit log share.

/** Outcomes of rows. */
export const importOutcomes = defineMessages({
  created: { tr: 'Eklendi', en: 'Created' },
  updated: { tr: 'Güncellendi', en: 'Updated' },
  duplicate: { tr: 'Zaten var', en: 'Already there' },
  skipped: { tr: 'Atlandı', en: 'Skipped' },
  invalid: { tr: 'Hatalı', en: 'Invalid' },
});

/** Expected outcomes of rows that only the review has. */
export const importForecasts = defineMessages({
  new: { tr: 'Yeni', en: 'New' },
  branch: { tr: 'Şube olabilir', en: 'May be a branch' },
  doubtful: { tr: 'Emin olunamayan', en: 'In doubt' },
});

export const importStatuses = defineMessages({
  waiting: { tr: 'Sırada', en: 'Waiting' },
  staging: { tr: 'Dosya okunuyor', en: 'Reading the file' },
  review: { tr: 'Onay bekliyor', en: 'Awaits a confirmation' },
  importing: { tr: 'Aktarılıyor', en: 'Importing' },
  paused: { tr: 'Duraklatıldı', en: 'Paused' },
  finished: { tr: 'Tamamlandı', en: 'Finished' },
  cancelled: { tr: 'İptal edildi', en: 'Cancelled' },
  failed: { tr: 'Başarısız', en: 'Failed' },
  undoing: { tr: 'Geri alınıyor', en: 'Being undone' },
  undone: { tr: 'Geri alındı', en: 'Undone' },
});

export const importForms = defineMessages({
  json: { tr: 'Harita JSON', en: 'Maps JSON' },
  tsv: { tr: 'Metin sütunları', en: 'Text columns' },
});

export const importSeparators = defineMessages({
  tab: { tr: 'Sekme', en: 'Tab' },
  semicolon: { tr: 'Noktalı virgül (;)', en: 'Semicolon (;)' },
  comma: { tr: 'Virgül (,)', en: 'Comma (,)' },
  pipe: { tr: 'Dikey çizgi (|)', en: 'Pipe (|)' },
});
