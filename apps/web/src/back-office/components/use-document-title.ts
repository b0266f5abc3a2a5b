import { useEffect } from 'react';
import { useSite } from '../../lib/site.js';

/** Sets the title of the browser tab: 'Kategoriler | Tezgâh'. */
export function useDocumentTitle(title: string): void {
  const { brand } = useSite();
  useEffect(() => {
    document.title = `${title} | ${brand}`;
  }, [brand, title]);
}
