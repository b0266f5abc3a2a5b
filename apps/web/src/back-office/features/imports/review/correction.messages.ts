import { defineMessages } from '../../../../lib/messages.js';

/** Short texts for missing values, by code of the problem; other problems use the sentence of their reason. */
export const lackMessages = defineMessages({
  'name-required': { tr: 'Adı yok', en: 'No name' },
  'address-required': { tr: 'Adresi yok', en: 'No address' },
  'name-and-address-required': { tr: 'Adı da adresi de yok', en: 'Neither name nor address' },
  'guessed-city': { tr: 'Şehri yok', en: 'No city' },
});

export const correctionMessages = defineMessages({
  showRows: { tr: 'Satırları göster', en: 'Show the rows' },
  showRowsOf: {
    tr: (problem: string) => `${problem}: satırları göster`,
    en: (problem: string) => `${problem}: show the rows`,
  },
  showAll: { tr: 'Tüm satırları göster', en: 'Show all rows' },
  narrowed: {
    tr: (problem: string, rows: string) => `${problem}: ${rows} satır`,
    en: (problem: string, rows: string) => `${problem}: ${rows} rows`,
  },

  fixLead: {
    tr: 'Bu satırların hepsine aynı değeri yazabilirsiniz. Dosya bu değerle yeniden okunur; tek tek düzelttikleriniz ve seçtikleriniz kalır.',
    en: 'You can write one value into all of these rows. The file is read again with it; what you edited or chose for single rows stays.',
  },
  fixField: { tr: 'Hangi alan', en: 'Field' },
  fixText: { tr: 'Değer', en: 'Value' },
  onlyWhere: { tr: 'Yalnız belirli satırlara', en: 'Only some of them' },
  whereColumn: { tr: 'Dosyadaki sütun ya da alan', en: 'Column or field of the file' },
  whereText: { tr: 'Oradaki değer', en: 'Its value' },
  applyToAll: { tr: 'Hepsine uygula', en: 'Apply to all' },
  failedToFix: { tr: 'Düzeltme uygulanamadı.', en: 'The value could not be applied.' },

  fixes: { tr: 'Uygulanan düzeltmeler', en: 'Values that were applied' },
  fixOf: {
    tr: (problem: string, field: string, text: string) => `${problem} → ${field}: ${text}`,
    en: (problem: string, field: string, text: string) => `${problem} → ${field}: ${text}`,
  },
  fixWhere: {
    tr: (column: string, text: string) => `${column} “${text}” olanlar`,
    en: (column: string, text: string) => `where ${column} is “${text}”`,
  },
  removeFix: { tr: 'Geri al', en: 'Take back' },
  removeFixOf: { tr: (fix: string) => `${fix}: geri al`, en: (fix: string) => `Take back ${fix}` },
  offered: {
    tr: (count: string) => `${count} düzeltme bu dosyada da uygulanabilir`,
    en: (count: string) => `${count} corrections fit this file too`,
  },
  offeredText: {
    tr: 'Yapısı aynı olan önceki dosyalarda yaptığınız düzeltmeler.',
    en: 'They were made in earlier files with the same columns.',
  },
  applyOffered: { tr: 'Uygula', en: 'Apply' },

  editOf: { tr: 'Düzenle', en: 'Edit' },
  formOf: { tr: (name: string) => `${name}: satırı düzenle`, en: (name: string) => `${name}: edit the row` },
  saveRow: { tr: 'Kaydet ve denetle', en: 'Save and check' },
  cancelEdit: { tr: 'Vazgeç', en: 'Cancel' },
  asInFile: { tr: 'Dosyadaki gibi', en: 'As in the file' },
  edited: { tr: 'Düzenlendi', en: 'Edited' },
  savedRow: { tr: 'Satır kaydedildi ve yeniden denetlendi.', en: 'The row was saved and checked again.' },
  overwritten: {
    tr: (name: string) =>
      `Siz bakarken bu satır değiştirilmişti (${name || 'başka bir yönetici'}). Sizin yazdıklarınız geçerli oldu.`,
    en: (name: string) => `${name || 'Somebody else'} had edited this row meanwhile. What you wrote holds.`,
  },
  failedToEdit: { tr: 'Satır kaydedilemedi', en: 'The row could not be saved' },
});
