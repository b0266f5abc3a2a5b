import { foldedWords } from '@tedarik/turkish';

interface Address {
  address: string;
  borough?: string | null;
  city: string;
  region?: string | null;
  postalCode?: string | null;
  country: string;
}

/** PUB-BIZ-06: the rest of an address: only parts that the address line does not contain already, each once. */
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

// Padded with spaces, so that only whole words match: Of is not part of "Ofis". Imported data has the country in either language.
const inWords = (text: string) => ` ${foldedWords(text).join(' ')} `.replace(' turkey ', ' turkiye ');
