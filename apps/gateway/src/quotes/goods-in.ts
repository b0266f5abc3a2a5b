import { QUOTE_LIMITS } from '@tedarik/fields';
import { fold } from '@tedarik/turkish';

const setOf = (words: string): ReadonlySet<string> => new Set(words.split(/\s+/).filter(Boolean).map(fold));

/** Units of quantity, which say nothing about the goods. */
const UNITS = setOf(`
  g gr gram gramlık kg kilo kiloluk kilogram kilogramlık ton tonluk
  ml cl cc l lt litre litrelik adet adetlik tane düzine
`);
/** Packaging. On its own it is the goods: 'karton koli'. */
const PACKAGES = setOf(`
  paket paketi paketler paketlik paketli paketlenmiş koli kolisi koliler kolilik kasa kasası kasalar kasalık
  çuval çuvalı çuvallar çuvallık palet paleti paletler paletlik kutu kutusu kutuluk teneke tenekesi tenekelik
  şişe şişesi şişelik kavanoz kavanozu kavanozluk bidon bidonu bidonluk torba torbası torbalık poşet poşeti poşetlik
  ambalaj ambalajı ambalajlı ambalajda
`);
const NUMBER = /^[%~]?\d+(?:[.,x×/-]\d+)*\p{L}*$/u;
/** A comma inside a number is no separator. */
const BETWEEN_PARTS = /[;()]+|,(?!\d)/;

/**
 * Removes quantities and packaging from a buyer's text, so that 'Maraş pul biberi, 1 kg paket' does not match suppliers of other goods that
 * are sold by the kilogram. Returns the whole text if nothing else is left.
 */
export function goodsIn(typed: string): string {
  // Nothing has limited the length of the text yet, and no request contains a longer one.
  const text = typed.slice(0, QUOTE_LIMITS.what.most);
  const goods = text.split(BETWEEN_PARTS).map(withoutAmounts).filter(Boolean).join(' ');
  return goods || text;
}

function withoutAmounts(part: string): string {
  const words = part.split(/\s+/).filter(Boolean);
  const bare = words.map((word) => fold(word.replace(/(?<=\p{N}|\p{L})['’].*$/u, '').replace(/[^\p{L}\p{N}]+$/u, '')));
  if (bare.every((word, at) => isAmount(words[at]!, word) || PACKAGES.has(word))) return '';
  let isAfterAmount = false;
  return words
    .filter((word, at) => {
      isAfterAmount = isAmount(word, bare[at]!) || (isAfterAmount && PACKAGES.has(bare[at]!));
      return !isAfterAmount;
    })
    .join(' ');
}

/** Matches '1', '1,5', '500gr', '2x500' and '5’lik'. A number with other letters is a name: 'E330', '7Gıda'. */
function isAmount(word: string, bare: string): boolean {
  if (UNITS.has(bare)) return true;
  if (!NUMBER.test(bare)) return false;
  const letters = /\p{L}+$/u.exec(bare)?.[0];
  return letters === undefined || UNITS.has(letters);
}
