import { fold } from '@tedarik/turkish';

const setOf = (words: string): ReadonlySet<string> => new Set(words.split(/\s+/).filter(Boolean).map(fold));

/** How much there is to be of something: of whatever goods. */
const UNITS = setOf(`
  g gr gram gramlık kg kilo kiloluk kilogram kilogramlık ton tonluk
  ml cl cc l lt litre litrelik adet adetlik tane düzine
`);
/** What goods come in. By themselves they are goods: 'karton koli'. */
const PACKAGES = setOf(`
  paket paketi paketler paketlik paketli paketlenmiş koli kolisi koliler kolilik kasa kasası kasalar kasalık
  çuval çuvalı çuvallar çuvallık palet paleti paletler paletlik kutu kutusu kutuluk teneke tenekesi tenekelik
  şişe şişesi şişelik kavanoz kavanozu kavanozluk bidon bidonu bidonluk torba torbası torbalık poşet poşeti poşetlik
  ambalaj ambalajı ambalajlı ambalajda
`);
const NUMBER = /^[%~]?\d+(?:[.,x×/-]\d+)*\p{L}*$/u;
/** A comma inside of a number separates nothing. */
const BETWEEN_PARTS = /[;()]+|,(?!\d)/;

/**
 * The goods that a buyer's words name, without how much and in what: 'Maraş pul biberi, 1 kg paket' is no matter for whoever sells
 * something else by the kilogram. All of the words where they name nothing else.
 */
export function goodsIn(text: string): string {
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

/** '1', '1,5', '500gr', '2x500', '5’lik'; a number with other letters is a name: 'E330', '7Gıda'. */
function isAmount(word: string, bare: string): boolean {
  if (UNITS.has(bare)) return true;
  if (!NUMBER.test(bare)) return false;
  const letters = /\p{L}+$/u.exec(bare)?.[0];
  return letters === undefined || UNITS.has(letters);
}
