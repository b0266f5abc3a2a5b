import { fold, foldedWords, withoutMarks } from './folding.js';

/** Words that people write or leave out at will, or that every address contains. */
const COMMON = new Set(
  'mah mahalle mahallesi mh cad cadde caddesi cd sok sokak sokagi sk blv bulvar bulvari apt apartmani no numara kat daire d k turkiye turkey tr ic kapi dis'.split(
    ' ',
  ),
);
const POSTAL_CODE = /^(?:0[1-9]|[1-7]\d|8[01])\d{3}$/;

export interface WrittenPlace {
  address: string;
  cityKey: string;
  borough: string | null;
}

/** Returns the words and numbers that distinguish an address within its borough, folded: 'Çarşı Sk. No:1' gives 'carsi' and '1'. */
export function addressWords({ address, cityKey, borough }: WrittenPlace): string[] {
  const boroughKey = borough ? withoutMarks(borough) : null;
  return foldedWords(address).filter(
    (word) => word !== cityKey && word !== boroughKey && !COMMON.has(word) && !POSTAL_CODE.test(word),
  );
}

/** The address, followed by the city unless the address contains it: as whole words, because Of is not part of 'Ofis'. */
export function addressWithCity({ address, city }: { address: string; city: string }): string {
  const [there, sought] = [address, city].map((text) => ` ${foldedWords(text).join(' ')} `);
  return there!.includes(sought!) ? address : `${address}, ${city}`;
}

/** Whether two addresses are the same in different spellings. */
export function isSameAddress(one: WrittenPlace, other: WrittenPlace): boolean {
  const [words, others] = [one, other].map((place) => addressWords(place).toSorted().join(' '));
  if (one.cityKey !== other.cityKey || words !== others) return false;
  return words !== '' || fold(one.address) === fold(other.address);
}
