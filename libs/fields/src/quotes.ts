/** Units in which buyers request goods, with their displayed names. */
export const QUOTE_UNITS = {
  kilogram: { tr: 'kg', en: 'kg' },
  tonne: { tr: 'ton', en: 't' },
  litre: { tr: 'litre', en: 'l' },
  piece: { tr: 'adet', en: 'pieces' },
  package: { tr: 'paket', en: 'packages' },
  box: { tr: 'koli', en: 'boxes' },
  crate: { tr: 'kasa', en: 'crates' },
  sack: { tr: 'çuval', en: 'sacks' },
  pallet: { tr: 'palet', en: 'pallets' },
} as const;
export type QuoteUnit = keyof typeof QUOTE_UNITS;

/** Lengths are in characters, without surrounding spaces. Forms and the service use the same limits. */
export const QUOTE_LIMITS = {
  what: { least: 3, most: 120 },
  borough: { least: 0, most: 60 },
  note: { least: 0, most: 1_500 },
  name: { least: 2, most: 150 },
  email: { least: 0, most: 254 },
  phone: { least: 0, most: 40 },
  question: { least: 5, most: 500 },
  answer: { least: 2, most: 1_000 },
  offerNote: { least: 0, most: 1_000 },
  /** Maximum number of businesses that one request is sent to. */
  recipients: 20,
  /** Maximum number of questions about one request, and of questions from one supplier. */
  questions: 40,
  questionsOfOne: 5,
  /** Days until the deadline, from the confirmation on. */
  days: { least: 1, most: 30 },
  deliveryDays: { least: 0, most: 365 },
  quantity: 100_000_000,
  /** In lira. */
  price: 1_000_000_000,
} as const;
