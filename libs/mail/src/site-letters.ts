import { letter, type LetterLink, type LetterParts } from './letter.js';
import type { Mail } from './mail-row.js';

/** What a letter says besides its greeting and the name of the site below it. */
export type LetterContent = Omit<LetterParts, 'to' | 'brand' | 'greeting'>;

/** How the site is called and where it is, by the settings of a service. */
interface SiteSettings {
  BRAND_NAME: string;
  PUBLIC_URL: string;
}

/** The letters of a service, all greeted and signed alike. */
export abstract class SiteLetters {
  protected readonly brand: string;
  /** Address of the site, without a slash at its end. */
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
