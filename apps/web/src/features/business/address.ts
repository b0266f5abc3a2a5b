import { foldedWords } from '@tedarik/turkish';

interface Address {
  address: string;
  borough?: string | null;
  city: string;
  region?: string | null;
  postalCode?: string | null;
  country: string;
}

/** PUB-BIZ-06: where a place lies, without what its address line says already, and nothing of it twice. */
export function restOfAddress({ address, borough, city, region, postalCode, country }: Address): string {
  let said = inWords(address);
  const news = (part: string | null | undefined) => {
    if (!part || said.includes(inWords(part))) return '';
    said += inWords(part);
    return part;
  };
  const parts = [news(borough), news(city), [news(region), news(postalCode)].filter(Boolean).join(' '), news(country)];
  return parts.filter(Boolean).join(', ');
}

// With a space at both ends: Of is no part of "Ofis". Exports write the country in either language.
const inWords = (text: string) => ` ${foldedWords(text).join(' ')} `.replace(' turkey ', ' turkiye ');
