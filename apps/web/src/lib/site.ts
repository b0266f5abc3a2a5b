import { createContext, useContext } from 'react';
import type { Locale } from './locale.js';

/** What this installation calls itself; from the gateway's environment. */
export interface SiteConfig {
  brand: string;
  /** Scheme and host without a slash at the end. */
  origin: string;
  contact: { email: string; phone: string; address: string };
  /** Address of the style of maps; without one the provinces are drawn. */
  mapStyle?: string;
  /** `tr` unless the installation says otherwise. */
  locale?: Locale;
}

export type Site = SiteConfig & { locale: Locale };

export const SiteContext = createContext<Site | null>(null);

export function useSite(): Site {
  const site = useContext(SiteContext);
  if (!site) throw new Error('useSite needs a SiteContext around it');
  return site;
}
