import { useEffect } from 'react';
import { useSite } from '../../lib/site.js';

/** 'Kategoriler | Tezgâh' in the browser's tab. */
export function useDocumentTitle(title: string): void {
  const { brand } = useSite();
  useEffect(() => {
    document.title = `${title} | ${brand}`;
  }, [brand, title]);
}
