import { defineMessages } from '../../lib/messages.js';

/** Words that every screen of the back office shares. */
export const backOfficeMessages = defineMessages({
  search: { tr: 'Ara', en: 'Search' },
  addNew: { tr: 'Yeni Ekle', en: 'Add new' },
  view: { tr: 'Görüntüle', en: 'View' },
  edit: { tr: 'Düzenle', en: 'Edit' },
  delete: { tr: 'Sil', en: 'Delete' },
  exportList: { tr: 'Dışa Aktar', en: 'Export' },
  actions: { tr: 'İşlemler', en: 'Actions' },
  save: { tr: 'Kaydet', en: 'Save' },
  cancel: { tr: 'Vazgeç', en: 'Cancel' },
  close: { tr: 'Kapat', en: 'Close' },
  undo: { tr: 'Geri al', en: 'Undo' },
  retry: { tr: 'Tekrar Dene', en: 'Try again' },
  all: { tr: 'Tümü', en: 'All' },
  dash: { tr: '-', en: '-' },
  total: { tr: (n: string) => `Toplam ${n} kayıt`, en: (n: string) => `${n} records in all` },
  loading: { tr: 'Yükleniyor…', en: 'Loading…' },
  empty: { tr: 'Henüz kayıt yok', en: 'No records yet' },
  noResults: { tr: 'Aramanızla eşleşen kayıt bulunamadı', en: 'No record matches your search' },
  clearSearch: { tr: 'Aramayı temizle', en: 'Clear the search' },

  selectRow: { tr: (name: string) => `${name}: seç`, en: (name: string) => `Select ${name}` },
  selectAll: { tr: 'Bu sayfadakilerin hepsini seç', en: 'Select all of this page' },
  selected: { tr: (n: number) => `${n} kayıt seçildi`, en: (n: number) => `${n} records selected` },
  deleteSelected: { tr: (n: number) => `Seçilenleri Sil (${n})`, en: (n: number) => `Delete selected (${n})` },
  unselect: { tr: 'Seçimi kaldır', en: 'Clear selection' },

  deleteTitle: { tr: 'Silinsin mi?', en: 'Delete?' },
  deleteOne: {
    tr: (name: string) => `"${name}" kaydını silmek istediğinizden emin misiniz?`,
    en: (name: string) => `Are you sure that you want to delete "${name}"?`,
  },
  deleteMany: {
    tr: (n: number) => `${n} kaydı silmek istediğinizden emin misiniz?`,
    en: (n: number) => `Are you sure that you want to delete ${n} records?`,
  },

  success: { tr: 'Başarılı', en: 'Success' },
  failed: { tr: 'Hata', en: 'Error' },
  required: { tr: 'Bu alan zorunludur', en: 'This field is required' },
  tooLong: { tr: 'Bu metin çok uzun', en: 'This text is too long' },
  invalidUrl: { tr: 'Geçersiz URL', en: 'Invalid URL' },
  invalidEmail: { tr: 'Geçersiz e-posta adresi', en: 'Invalid email address' },
  invalidPhone: { tr: 'Geçersiz telefon numarası', en: 'Invalid phone number' },
  invalid: { tr: 'Bu değer geçersiz', en: 'This value is not valid' },
  nameTaken: { tr: 'Bu ad zaten kullanılıyor', en: 'This name is already in use' },

  trace: { tr: (id: string) => `İz: ${id}`, en: (id: string) => `Trace: ${id}` },
  unavailable: {
    tr: 'Hizmete şu anda ulaşılamıyor. Lütfen tekrar deneyin.',
    en: 'The service cannot be reached right now. Please try again.',
  },
  unknownOutcome: {
    tr: 'Yanıt gelmedi; işlem yapılmış olabilir. Listeyi denetleyip tekrar deneyin.',
    en: 'No answer came; it may have been done. Check the list and try again.',
  },
  changedMeanwhile: {
    tr: 'Bu kayıt siz düzenlerken değiştirildi.',
    en: 'This record was changed while you were editing it.',
  },
  changedHelp: {
    tr: 'Yazdıklarınız duruyor. Farkı görüp kaydı yeniden yükleyebilirsiniz.',
    en: 'What you typed is still there. You can look at the difference and load the record again.',
  },
  showDifference: { tr: 'Farkı göster', en: 'Show the difference' },
  mine: { tr: 'Sizin yazdığınız', en: 'What you typed' },
  theirs: { tr: 'Şimdi kayıtlı olan', en: 'What is stored now' },
  takeTheirs: { tr: 'Kayıtlı olanı yükle', en: 'Load what is stored' },
  keepMine: { tr: 'Benimkini kaydet', en: 'Save mine' },
  gone: { tr: 'Bu kayıt artık yok.', en: 'This record is no longer there.' },
  denied: { tr: 'Erişim reddedildi', en: 'Access denied' },
  signInAgain: { tr: 'Oturumunuz sona erdi', en: 'Your session has ended' },
  refused: { tr: 'Formdaki işaretli alanları düzeltin.', en: 'Please correct the marked fields.' },
  serverError: { tr: 'Sunucu hatası', en: 'Server error' },

  unsavedTitle: { tr: 'Kaydedilmemiş değişiklikler var', en: 'There are unsaved changes' },
  unsavedText: { tr: 'Kapatırsanız yazdıklarınız kaybolur.', en: 'If you close, what you typed is lost.' },
  discard: { tr: 'Kaydetmeden kapat', en: 'Close without saving' },
  keepEditing: { tr: 'Düzenlemeye devam et', en: 'Keep editing' },
  optional: { tr: '(isteğe bağlı)', en: '(optional)' },
});
