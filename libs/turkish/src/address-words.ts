import { fold, foldedWords, withoutMarks } from './folding.js';

/** Written in addresses as one likes, or the same everywhere. */
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

/** The words and numbers that tell an address from others of its borough, folded: 'Çarşı Sk. No:1' is 'carsi', '1'. */
export function addressWords({ address, cityKey, borough }: WrittenPlace): string[] {
  const boroughKey = borough ? withoutMarks(borough) : null;
  return foldedWords(address).filter(
    (word) => word !== cityKey && word !== boroughKey && !COMMON.has(word) && !POSTAL_CODE.test(word),
  );
}

/** Whether two say the same address, however they write it. */
export function isSameAddress(one: WrittenPlace, other: WrittenPlace): boolean {
  const [words, others] = [one, other].map((place) => addressWords(place).toSorted().join(' '));
  if (one.cityKey !== other.cityKey || words !== others) return false;
  return words !== '' || fold(one.address) === fold(other.address);
}
