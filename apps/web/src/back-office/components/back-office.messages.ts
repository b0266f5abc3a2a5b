import { defineMessages } from '../../lib/messages.js';

/** Messages that all screens of the back office share. */
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
  restored: {
    tr: (n: number) => (n === 1 ? 'Kayıt geri getirildi' : `${n} kayıt geri getirildi`),
    en: (n: number) => (n === 1 ? 'Record restored' : `${n} records restored`),
  },
  deletedRecords: { tr: 'Silinenler', en: 'Deleted' },
  deletedHelp: {
    tr: 'Son otuz günde silinenler geri getirilebilir.',
    en: 'What was deleted in the last thirty days can be brought back.',
  },
  nothingDeleted: { tr: 'Son otuz günde silinen yok', en: 'Nothing was deleted in the last thirty days' },
  bringBack: { tr: 'Geri getir', en: 'Bring back' },
  failedToRestore: { tr: 'Geri getirilemedi', en: 'Could not be restored' },
  retry: { tr: 'Tekrar Dene', en: 'Try again' },
  all: { tr: 'Tümü', en: 'All' },
  /** The option of a filter that selects everything, with the filter's name. */
  allOf: { tr: (what: string) => `${what}: Tümü`, en: (what: string) => `${what}: All` },
  dash: { tr: '-', en: '-' },
  total: { tr: (n: string) => `Toplam ${n} kayıt`, en: (n: string) => `${n} records in all` },
  totalOrMore: { tr: (n: string) => `Toplam ${n}+ kayıt`, en: (n: string) => `${n}+ records in all` },
  loading: { tr: 'Yükleniyor…', en: 'Loading…' },
  empty: { tr: 'Henüz kayıt yok', en: 'No records yet' },
  noResults: { tr: 'Aramanızla eşleşen kayıt bulunamadı', en: 'No record matches your search' },
  noOption: { tr: 'Eşleşen seçenek yok', en: 'No option matches' },
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

  restorable: {
    tr: 'Otuz gün içinde “Silinenler” listesinden geri getirilebilir.',
    en: 'It can be brought back from “Deleted” within thirty days.',
  },

  success: { tr: 'Başarılı', en: 'Success' },
  failed: { tr: 'Hata', en: 'Error' },
  required: { tr: 'Bu alan zorunludur', en: 'This field is required' },
  tooLong: { tr: 'Bu metin çok uzun', en: 'This text is too long' },
  invalidUrl: { tr: 'Geçersiz URL', en: 'Invalid URL' },
  invalidEmail: { tr: 'Geçersiz e-posta adresi', en: 'Invalid email address' },
  invalidPhone: { tr: 'Geçersiz telefon numarası', en: 'Invalid phone number' },
  invalidMobile: {
    tr: 'Cep telefonu numarası olmalı: 05XX XXX XX XX',
    en: 'Must be a mobile number: +90 5XX XXX XX XX',
  },
  invalid: { tr: 'Bu değer geçersiz', en: 'This value is not valid' },
  picture: { tr: 'Görsel', en: 'Picture' },
  addressTaken: { tr: 'Bu adres zaten kullanılıyor', en: 'This address is already in use' },
  nameTaken: { tr: 'Bu ad zaten kullanılıyor', en: 'This name is already in use' },

  trace: { tr: (id: string) => `İz: ${id}`, en: (id: string) => `Trace: ${id}` },
  unavailable: {
    tr: 'Hizmete şu anda ulaşılamıyor. Lütfen tekrar deneyin.',
    en: 'The service cannot be reached right now. Please try again.',
  },
  confirmationRequired: {
    tr: 'Bu işlem için siz olduğunuzu yeniden doğrulamanız gerekir.',
    en: 'You have to confirm again that it is you for this.',
  },
  unknownOutcome: {
    tr: 'Yanıt gelmedi; işlem yapılmış olabilir. Listeyi denetleyip tekrar deneyin.',
    en: 'No answer came; it may have been done. Check the list and try again.',
  },
  changedMeanwhile: {
    tr: 'Bu kayıt siz düzenlerken değiştirildi.',
    en: 'This record was changed while you were editing it.',
  },
  mine: { tr: 'Sizin yazdığınız', en: 'What you typed' },
  theirs: { tr: 'Şimdi kayıtlı olan', en: 'What is stored now' },
  takeTheirs: { tr: 'Kayıtlı olanı yükle', en: 'Load what is stored' },
  notOpened: { tr: 'Kayıt açılamadı.', en: 'The record could not be opened.' },
  gone: { tr: 'Bu kayıt artık yok.', en: 'This record is no longer there.' },
  denied: { tr: 'Erişim reddedildi', en: 'Access denied' },
  signInAgain: { tr: 'Oturumunuz sona erdi', en: 'Your session has ended' },
  refused: { tr: 'Formdaki işaretli alanları düzeltin.', en: 'Please correct the marked fields.' },
  notUnderstood: {
    tr: 'İstek anlaşılamadı. Bağlantıyı ya da yazdıklarınızı denetleyin.',
    en: 'The request was not understood. Please check the link, or what you typed.',
  },
  serverError: { tr: 'Sunucu hatası', en: 'Server error' },

  reason: { tr: 'Gerekçe', en: 'Reason' },
  reasonHelp: { tr: 'Gerekçe e-postada yer alır.', en: 'The reason stands in the mail.' },

  unsavedTitle: { tr: 'Kaydedilmemiş değişiklikler var', en: 'There are unsaved changes' },
  unsavedText: { tr: 'Kapatırsanız yazdıklarınız kaybolur.', en: 'If you close, what you typed is lost.' },
  discard: { tr: 'Kaydetmeden kapat', en: 'Close without saving' },
  keepEditing: { tr: 'Düzenlemeye dön', en: 'Keep editing' },
  denseRows: { tr: 'Sık satırlar', en: 'Compact rows' },
});
