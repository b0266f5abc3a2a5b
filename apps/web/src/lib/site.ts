import { createContext, useContext } from 'react';
import type { Locale } from './locale.js';

/** Names and settings of this installation, from the gateway's environment. */
export interface SiteConfig {
  brand: string;
  /** Scheme and host without a slash at the end. */
  origin: string;
  contact: { email: string; phone: string; address: string };
  /** Address of the map style; without one the provinces are drawn. */
  mapStyle?: string;
  /** Defaults to `tr`. */
  locale?: Locale;
}

export type Site = SiteConfig & { locale: Locale };

export const SiteContext = createContext<Site | null>(null);

export function useSite(): Site {
  const site = useContext(SiteContext);
  if (!site) throw new Error('useSite needs a SiteContext around it');
  return site;
}
