/** GEN-18: what the site speaks. */
export type Locale = 'tr' | 'en';
