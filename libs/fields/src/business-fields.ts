import type { Field, Label } from './field.js';

/**
 * The plain fields of a business, each defined once, in the order in which forms and comparisons show them. The stored schema, contracts,
 * GraphQL types, forms, history, import and export are derived from this (docs/add-a-field.md).
 */
export const BUSINESS_FIELDS = {
  /** Four digits, or another text that was stored before this rule. */
  established: {
    kind: 'year',
    label: { tr: 'Kuruluş yılı', en: 'Established' },
    form: 'general',
    inList: true,
    imported: ['established'],
  },
  phone: {
    kind: 'phone',
    label: { tr: 'Telefon', en: 'Telephone' },
    form: 'general',
    inList: true,
    searched: true,
    submitted: true,
    /** Numbers that owners changed are no proof of ownership (ADR 62). */
    owner: 'live',
    suggested: { tr: 'İşletmenin telefonu', en: 'Telephone of the business' },
    combinedColumn: { tr: 'Telefonlar', en: 'Telephones' },
    imported: ['phone'],
  },
  whatsapp: {
    kind: 'mobile',
    label: { tr: 'WhatsApp numarası', en: 'WhatsApp number' },
    form: 'general',
    onCard: true,
    searched: true,
    owner: 'live',
    imported: ['whatsapp'],
  },
  email: {
    kind: 'email',
    label: { tr: 'E-posta', en: 'Email' },
    form: 'general',
    inList: true,
    searched: true,
    submitted: true,
    /** The code that proves the ownership of a page is mailed to this address (ADR 62), so owners cannot change it unreviewed. */
    owner: 'reviewed',
    suggested: { tr: 'İşletmenin e-postası', en: 'Email of the business' },
    imported: ['email'],
  },
  websiteUrl: {
    kind: 'website',
    label: { tr: 'Web sitesi', en: 'Website' },
    form: 'general',
    onCard: true,
    inList: true,
    searched: true,
    submitted: true,
    owner: 'live',
    suggested: { tr: 'İşletmenin web sitesi', en: 'Website of the business' },
    combinedColumn: { tr: 'Web siteleri', en: 'Websites' },
    imported: ['website', 'site'],
  },
  minimumOrder: {
    kind: 'text',
    max: 60,
    label: { tr: 'Minimum sipariş', en: 'Minimum order' },
    form: 'general',
    owner: 'live',
    imported: ['minimum_order'],
  },
  logoUrl: { kind: 'picture', label: { tr: 'Logo', en: 'Logo' }, form: 'pictures', onCard: true, imported: ['logo'] },
  coverImageUrl: {
    kind: 'picture',
    label: { tr: 'Kapak görseli', en: 'Cover' },
    form: 'pictures',
    onCard: true,
  },
  photoUrl: {
    kind: 'picture',
    label: { tr: 'Fotoğraf', en: 'Photo' },
    form: 'pictures',
    onCard: true,
    imported: ['photo'],
  },
} as const satisfies Record<string, Field>;

type Fields = typeof BUSINESS_FIELDS;
export type BusinessField = keyof Fields;
type FieldWith<Part extends object> = {
  [Name in BusinessField]: Fields[Name] extends Part ? Name : never;
}[BusinessField];

const entries = Object.entries(BUSINESS_FIELDS) as [BusinessField, Field][];
const namesWhere = <Name extends BusinessField>(isMeant: (field: Field) => boolean): readonly Name[] =>
  entries.filter(([, field]) => isMeant(field)).map(([name]) => name as Name);

/** Names of all fields, and of those that have a certain property. */
export const FIELD_NAMES = namesWhere<BusinessField>(() => true);
export const CARD_FIELDS = namesWhere<FieldWith<{ onCard: true }>>(({ onCard }) => onCard ?? false);
export const LISTED_FIELDS = namesWhere<FieldWith<{ inList: true }>>(({ inList }) => inList ?? false);
export const SEARCHED_FIELDS = namesWhere<FieldWith<{ searched: true }>>(({ searched }) => searched ?? false);
export const SUBMITTED_FIELDS = namesWhere<FieldWith<{ submitted: true }>>(({ submitted }) => submitted ?? false);
export const LIVE_FIELDS = namesWhere<FieldWith<{ owner: 'live' }>>(({ owner }) => owner === 'live');
export const REVIEWED_FIELDS = namesWhere<FieldWith<{ owner: 'reviewed' }>>(({ owner }) => owner === 'reviewed');
export const SUGGESTED_FIELDS = namesWhere<FieldWith<{ suggested: Label }>>(({ suggested }) => !!suggested);
export const FIELDS_IN_COMBINED_COLUMNS = namesWhere<FieldWith<{ combinedColumn: Label }>>(
  ({ combinedColumn }) => !!combinedColumn,
);
/** Fields with telephone numbers and with website addresses, by which duplicates are found. */
export const NUMBER_FIELDS = namesWhere<FieldWith<{ kind: 'phone' | 'mobile' }>>(
  ({ kind }) => kind === 'phone' || kind === 'mobile',
);
export const WEBSITE_FIELDS = namesWhere<FieldWith<{ kind: 'website' }>>(({ kind }) => kind === 'website');
export const IMPORTED_FIELDS = namesWhere<FieldWith<{ imported: readonly string[] }>>(({ imported }) => !!imported);

export type ImportedField = (typeof IMPORTED_FIELDS)[number];
export const isField = (name: string): name is BusinessField => name in BUSINESS_FIELDS;
export const fieldOf = (name: BusinessField): Field => BUSINESS_FIELDS[name];
/** The possible keys of this field in an imported record. Our own export uses the first one. */
export const recordKeysOf = (name: ImportedField): readonly [string, ...string[]] => BUSINESS_FIELDS[name].imported;
