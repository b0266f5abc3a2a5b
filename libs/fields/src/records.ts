import { fieldName, fieldsIn, type FieldName, type RecordDescription, type Words } from './record.js';

const name = { kind: 'text', label: { tr: 'Ad', en: 'Name' }, max: 150, required: true } as const;
const description = { kind: 'text', label: { tr: 'Açıklama', en: 'Description' }, max: 5_000, lines: 4 } as const;
const place = { kind: 'text', max: 100 } as const;
const slug = { kind: 'text', label: { tr: 'Sayfa adresi', en: 'Address of its page' }, required: true } as const;
const businessCount = (note: string) =>
  ({ kind: 'number', label: { tr: 'İşletme sayısı', en: 'Businesses' }, note, required: true }) as const;

/** A kind of certificate, e.g. 'ISO 22000'. A business stores which ones it has, with dates. */
export const CERTIFICATE = {
  service: 'directory',
  one: 'certificate',
  many: 'certificates',
  label: { tr: 'Sertifika', en: 'Certificate' },
  labels: { tr: 'Sertifikalar', en: 'Certificates' },
  path: 'sertifikalar',
  fields: { name, description },
  columns: { businessCount: businessCount('Number of businesses of any status that hold the certificate.') },
  sorts: { name: 'name', businesses: 'businessCount' },
} as const satisfies RecordDescription;

/** A service or way of working of a business, e.g. 'Kargo ile gönderim'. */
export const SERVICE_ATTRIBUTE = {
  service: 'directory',
  one: 'service-attribute',
  many: 'service-attributes',
  label: { tr: 'Hizmet', en: 'Service' },
  labels: { tr: 'Hizmetler', en: 'Services' },
  path: 'hizmetler',
  fields: { name, description, sortOrder: { kind: 'number', label: { tr: 'Sıra', en: 'Order' }, max: 999 } },
  columns: { businessCount: businessCount('Number of businesses of any status that offer the service.') },
  sorts: { order: 'sortOrder', name: 'name', businesses: 'businessCount' },
} as const satisfies RecordDescription;

/** A category of businesses and products. It has a page of its own. */
export const CATEGORY = {
  service: 'directory',
  one: 'category',
  many: 'categories',
  label: { tr: 'Kategori', en: 'Category' },
  labels: { tr: 'Kategoriler', en: 'Categories' },
  path: 'kategoriler',
  fields: { name },
  columns: {
    slug,
    businessCount: businessCount('Number of public businesses, as of the latest recount.'),
  },
  merges: true,
  sorts: { name: 'name', businesses: 'businessCount' },
} as const satisfies RecordDescription;

/** A semt or ilçe with a page of its own. Businesses belong to it by their address, or because an administrator assigned them. */
export const DISTRICT = {
  service: 'directory',
  one: 'district',
  many: 'districts',
  label: { tr: 'Semt', en: 'District' },
  labels: { tr: 'Semtler', en: 'Districts' },
  path: 'konumlar',
  fields: {
    name: { ...name, label: { tr: 'Semt', en: 'District' } },
    city: { ...place, label: { tr: 'Şehir', en: 'City' }, required: true },
    region: { ...place, label: { tr: 'Bölge', en: 'Region' }, required: 'in-forms' },
    country: {
      ...{ ...place, label: { tr: 'Ülke', en: 'Country' }, required: true },
      ...{ initial: 'Türkiye', listed: 'only-searched' },
    },
    description: { ...description, lines: 3, listed: 'never' },
    imageUrl: {
      ...{ kind: 'picture', label: { tr: 'Görsel adresi', en: 'Picture address' }, max: 2_048, listed: 'never' },
      help: { tr: 'https ile başlayan bir adres', en: 'An address that begins with https' },
    },
  },
  columns: {
    slug: { ...slug, listed: 'never' },
    businessCount: businessCount('Number of public businesses, as of the latest recount.'),
  },
  title: ['name', 'city'],
  filters: { cityKey: 'sehir' },
  sorts: { name: 'name', city: 'city', region: 'region', businesses: 'businessCount' },
} as const satisfies RecordDescription;

/** A word of the trade with other words that a search treats as equal or narrower. */
export const SYNONYM = {
  service: 'directory',
  one: 'synonym',
  many: 'synonyms',
  label: { tr: 'Eş anlamlı', en: 'Synonym' },
  labels: { tr: 'Eş Anlamlılar', en: 'Synonyms' },
  path: 'es-anlamlilar',
  fields: {
    name: { ...name, label: { tr: 'Kelime', en: 'Word' }, max: 60 },
    equivalents: {
      ...{ kind: 'text', label: { tr: 'Eş anlamlıları', en: 'Synonyms' }, max: 500, lines: 2 },
      help: {
        tr: 'Virgülle ayırın. Hangisi aranırsa aransın hepsi bulunur.',
        en: 'Separated by commas. Whichever is searched for, all are found.',
      },
    },
    narrower: {
      ...{ kind: 'text', label: { tr: 'Alt türleri', en: 'Kinds of it' }, max: 500, lines: 2 },
      help: {
        tr: 'Virgülle ayırın. Kelime arandığında bunlar da bulunur, tersi olmaz.',
        en: 'Separated by commas. Who searches for the word finds these too, not the other way round.',
      },
    },
  },
  columns: {},
  sorts: { name: 'name' },
} as const satisfies RecordDescription;

/** A word that searches ignore, because it does not tell one business from another. */
export const STOP_WORD = {
  service: 'directory',
  one: 'stop-word',
  many: 'stop-words',
  label: { tr: 'Etkisiz kelime', en: 'Stop word' },
  labels: { tr: 'Etkisiz Kelimeler', en: 'Stop words' },
  area: 'synonyms',
  path: 'etkisiz-kelimeler',
  fields: {
    name: {
      ...{ ...name, label: { tr: 'Kelime', en: 'Word' }, max: 60 },
      help: {
        tr: 'Aramalarda yazıldığı gibi. Her biçimini ayrıca ekleyin: toptancı, toptancılar.',
        en: 'As people type it. Add each form of it: toptancı, toptancılar.',
      },
    },
  },
  columns: {},
  sorts: { name: 'name' },
} as const satisfies RecordDescription;

/** A category of blog posts. It has a page of its own. */
export const BLOG_CATEGORY = {
  service: 'blog',
  one: 'blog-category',
  many: 'blog-categories',
  label: { tr: 'Kategori', en: 'Category' },
  labels: { tr: 'Blog Kategorileri', en: 'Blog categories' },
  area: 'blog',
  path: 'blog/kategoriler',
  fields: {
    name,
    slug: {
      ...{ kind: 'text', label: { tr: 'Slug', en: 'Slug' }, max: 80, required: true },
      help: {
        tr: 'Küçük harf, rakam ve tire. Değişirse eski adres yenisine yönlendirilir.',
        en: 'Small letters, digits and hyphens. When it changes, the old address leads to the new one.',
      },
    },
    description: { ...description, lines: 3 },
    color: {
      ...{ kind: 'text', label: { tr: 'Renk', en: 'Colour' }, max: 7, required: true },
      ...{ initial: '#3B82F6', listed: 'never' },
    },
  },
  columns: {
    postCount: {
      ...{ kind: 'number', label: { tr: 'Yazı sayısı', en: 'Posts' }, required: true },
      note: 'Number of posts of any status.',
    },
  },
  sorts: { name: 'name', posts: 'postCount' },
} as const satisfies RecordDescription;

const WEEK = ['Pazartesi Monday', 'Salı Tuesday', 'Çarşamba Wednesday', 'Perşembe Thursday', 'Cuma Friday'];
const DAYS = [...WEEK, 'Cumartesi Saturday', 'Pazar Sunday'].map((names) => names.split(' ') as [string, string]);
const HOURS = Array.from({ length: 24 }, (_, hour) => `${String(hour).padStart(2, '0')}:00`);
const settingOf = { kind: 'text', max: 20, required: true, listed: 'never' } as const;
const update = { tr: 'Güncelle', en: 'Update' };
const skip = { tr: 'Atla', en: 'Skip' };

/** A file of businesses at an address, when it is imported, and with which settings. The settings are those of a manual import. */
export const SCHEDULED_IMPORT = {
  service: 'imports',
  one: 'scheduled-import',
  many: 'scheduled-imports',
  label: { tr: 'Zamanlanmış aktarım', en: 'Scheduled import' },
  labels: { tr: 'Zamanlanmış Aktarımlar', en: 'Scheduled imports' },
  area: 'imports',
  path: 'zamanlanmis-aktarimlar',
  confirmed: true,
  fields: {
    name,
    url: {
      ...{ kind: 'text', label: { tr: 'Dosyanın adresi', en: 'Address of the file' }, max: 2_048, required: true },
      ...{ listed: 'only-searched' },
      help: {
        tr: 'http veya https ile başlayan, internetten herkesin açabildiği bir adres',
        en: 'An address that begins with http or https and that anybody can open on the internet',
      },
    },
    form: {
      ...{ ...settingOf, label: { tr: 'Biçim', en: 'Form' }, initial: 'json' },
      options: { json: { tr: 'Harita JSON', en: 'Maps JSON' }, tsv: { tr: 'Metin sütunları', en: 'Text columns' } },
    },
    sheet: {
      ...{ kind: 'text', label: { tr: 'Sayfa', en: 'Sheet' }, max: 255, listed: 'never' },
      help: {
        tr: 'Hesap tablolarında okunacak sayfa. Boşsa tablo olan ilk sayfa okunur.',
        en: 'Of a spreadsheet the sheet to read. If empty, the first that is a table.',
      },
    },
    day: {
      ...{ kind: 'text', label: { tr: 'Gün', en: 'Day' }, max: 20, required: true, initial: 'daily' },
      options: {
        daily: { tr: 'Her gün', en: 'Every day' },
        ...(Object.fromEntries(DAYS.map(([tr, en]) => [en.toLowerCase(), { tr, en }])) as Record<string, Words>),
      },
    },
    time: {
      ...{ ...settingOf, label: { tr: 'Saat', en: 'Time' }, initial: '03:00' },
      options: Object.fromEntries(HOURS.map((time) => [time, { tr: time, en: time }])) as Record<string, Words>,
      help: { tr: 'İstanbul saatiyle', en: 'Of Istanbul' },
    },
    status: {
      ...{ kind: 'text', label: { tr: 'Durum', en: 'Status' }, max: 20, required: true, initial: 'active' },
      options: { active: { tr: 'Aktif', en: 'Active' }, paused: { tr: 'Duraklatıldı', en: 'Paused' } },
    },
    businessStatus: {
      ...{ ...settingOf, label: { tr: 'Yeni işletmelerin durumu', en: 'Status of new businesses' }, initial: 'active' },
      options: { active: { tr: 'Aktif', en: 'Active' }, pending: { tr: 'Beklemede', en: 'Pending' } },
    },
    defaultCategory: {
      ...{ kind: 'text', label: { tr: 'Varsayılan kategori', en: 'Default category' }, max: 150, listed: 'never' },
      help: { tr: 'Türü tanınmayan satırlar için', en: 'For rows of unknown types' },
    },
    defaultCity: {
      ...{ kind: 'text', label: { tr: 'Varsayılan şehir', en: 'Default city' }, max: 100, listed: 'never' },
      help: { tr: 'Şehri yazmayan satırlar için', en: 'For rows that name no city' },
    },
    onDuplicate: {
      ...{ ...settingOf, label: { tr: 'Zaten var olanlar', en: 'Those already there' }, initial: 'skip' },
      options: { skip, update },
    },
    onBranch: {
      ...{ ...settingOf, label: { tr: 'Şube olabilecekler', en: 'Those that may be branches' }, initial: 'skip' },
      options: { skip, branch: { tr: 'Şube olarak ekle', en: 'Add as a branch' }, update },
    },
    reportTo: {
      ...{ kind: 'text', label: { tr: 'Rapor adresi', en: 'Reports go to' }, max: 254, listed: 'never' },
      help: {
        tr: 'Bir şey aktarıldığında ya da bir çalışma başarısız olduğunda bu e-posta adresine yazılır.',
        en: 'This address gets a mail when something was imported or a run has failed.',
      },
    },
  },
  columns: {
    nextRunAt: {
      kind: 'text',
      label: { tr: 'Sonraki çalışma', en: 'Next run' },
      note: 'Time of the next run; null while the scheduled import is paused.',
    },
    lastRunAt: { kind: 'text', label: { tr: 'Son çalışma', en: 'Last run' }, listed: 'never' },
    outcome: {
      ...{ kind: 'text', label: { tr: 'Sonuç', en: 'Outcome' } },
      note: 'Outcome of the last run: `unchanged`, `failed`, or the status of its import; null before the first run.',
    },
    reason: {
      kind: 'text',
      label: { tr: 'Gerekçe', en: 'Reason' },
      listed: 'never',
      note: 'Code of why the last run failed; null otherwise.',
    },
    importId: {
      ...{ kind: 'text', label: { tr: 'Aktarım', en: 'Import' }, listed: 'never' },
      note: 'Id of its latest import. A run with an unchanged file creates none.',
    },
  },
  sorts: { name: 'name' },
} as const satisfies RecordDescription;

/** All described records, in the order in which the back office lists their areas. */
export const RECORDS = [
  CATEGORY,
  DISTRICT,
  CERTIFICATE,
  SERVICE_ATTRIBUTE,
  SYNONYM,
  STOP_WORD,
  BLOG_CATEGORY,
  SCHEDULED_IMPORT,
] as const;

export type DescribedRecord = (typeof RECORDS)[number];
export type RecordKind = DescribedRecord['one'];
/** The areas of records that have an area of their own. */
export type RecordArea = Exclude<DescribedRecord, { area: string }>['many'];
export const RECORD_AREAS = RECORDS.flatMap((record) => ('area' in record ? [] : [record.many]));
export const areaOf = (record: DescribedRecord) => ('area' in record ? record.area : record.many);

/** An object with a value for each kind of record, under its plural name: `{ certificates: … }`. */
export const ofEachRecord = <Value>(valueOf: (record: DescribedRecord) => Value) =>
  Object.fromEntries(RECORDS.map((record) => [fieldName(record.many), valueOf(record)])) as Record<
    FieldName<DescribedRecord['many']>,
    Value
  >;

/** The label of each field and column of the records. */
export const RECORD_LABELS: Readonly<Record<string, Words>> = Object.fromEntries(
  RECORDS.flatMap(({ fields, columns }) => fieldsIn({ ...fields, ...columns })).map(([field, { label }]) => [
    field,
    label,
  ]),
);

/** The labels of the allowed values, by field. Fields of the same name in several records share their entry. */
export const RECORD_OPTIONS: Readonly<Record<string, Readonly<Record<string, Words>>>> = RECORDS.flatMap(({ fields }) =>
  fieldsIn(fields),
).reduce<Record<string, Record<string, Words>>>(
  (all, [field, { options }]) => (options ? { ...all, [field]: { ...all[field], ...options } } : all),
  {},
);
