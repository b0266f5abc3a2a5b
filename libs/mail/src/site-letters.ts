import { letter, type LetterLink, type LetterParts } from './letter.js';
import type { Mail } from './mail-row.js';

/** The content of a letter without its greeting and the site's name at its end. */
export type LetterContent = Omit<LetterParts, 'to' | 'brand' | 'greeting'>;

/** Name and address of the site, from the settings of a service. */
interface SiteSettings {
  BRAND_NAME: string;
  PUBLIC_URL: string;
}

/** Base class for the letters of a service, with a common greeting and signature. */
export abstract class SiteLetters {
  protected readonly brand: string;
  /** Address of the site, without a trailing slash. */
  protected readonly url: string;

  constructor({ BRAND_NAME, PUBLIC_URL }: SiteSettings) {
    this.brand = BRAND_NAME;
    this.url = PUBLIC_URL;
  }

  protected write(to: string, content: LetterContent): Mail {
    return letter({ to, brand: this.brand, greeting: 'Merhaba,', ...content });
  }

  protected get homeLink(): LetterLink {
    return { label: this.brand, url: this.url };
  }
}
