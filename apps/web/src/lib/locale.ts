/** GEN-18: the languages of the site. */
export type Locale = 'tr' | 'en';
