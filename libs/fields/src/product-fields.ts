import type { Words } from './record.js';

/** A plain field of a product: a text, or null if unknown. */
interface ProductField {
  label: Words;
  /** Maximum length in characters. */
  max: number;
  /** Help text below its form control. */
  help: Words;
}

/**
 * The plain fields of a product, each defined once, in the order in which forms show them. The stored schema, contracts, GraphQL types and
 * forms are derived from this.
 */
export const PRODUCT_FIELDS = {
  /** The unit that the price refers to: 'kg', 'koli (12 adet)'. */
  unit: {
    label: { tr: 'Birim', en: 'Unit' },
    max: 30,
    help: {
      tr: 'Fiyat ne için? Örneğin kg, adet, 5 litrelik teneke.',
      en: 'What the price is for: kg, piece, 5 l can.',
    },
  },
  minimumOrder: {
    label: { tr: 'Minimum sipariş', en: 'Minimum order' },
    max: 60,
    help: { tr: 'Örneğin 10 kg ya da 2 koli.', en: 'For example 10 kg or 2 boxes.' },
  },
} as const satisfies Record<string, ProductField>;

export type ProductFieldName = keyof typeof PRODUCT_FIELDS;
export const PRODUCT_FIELD_NAMES = Object.keys(PRODUCT_FIELDS) as ProductFieldName[];
