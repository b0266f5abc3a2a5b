import { nameKey } from '@tedarik/turkish';

const words = (text: string): ReadonlySet<string> => new Set(text.split(' '));

/** Words of legal forms and their abbreviations, in folded form. */
const LEGAL_FORMS = words(
  've limited ltd sirketi sti anonim as sanayi sanayii san ticaret tic ithalat ith ihracat ihr pazarlama paz ' +
    'kollektif kolektif koll komandit kom',
);
/** Words of the trade, which hardly identify a business even if few have them. */
const TRADE_WORDS = words(
  'gida gidalari urunleri urunler tarim market marketi magazasi toptan toptanci perakende satis uretim uretimi tesisi ' +
    'fabrika fabrikasi firin firini ekmek unlu mamulleri mamuller sut mandira mandirasi peynir peynircilik et kasap kasabi ' +
    'sarkuteri baharat baharatci kuruyemis kahve cay zeytin zeytinyagi zeytincilik yag yagi bakliyat hububat bal aricilik ' +
    'balik balikcilik su sebze meyve manav kooperatifi koop ciftlik ciftligi dogal organik yoresel koy evi dunyasi sarayi ' +
    'pasta pastanesi tatli tatlicilik baklava lokum sekerleme helva kardesler ogullari grup group dagitim lojistik depo',
);
const BRANCH = /^(?:sube|subesi|bayi|bayii|franchise)$/;
const TRADE_BITS = 2.5;
/** A word says no more than this, however rare it is. */
export const MOST_BITS = 11;

/**
 * The words of a name that identify the business: 'EGE GIDA SAN. TİC. LTD. ŞTİ.' -> ege, gida. The first word is always kept: 'As Gıda' is
 * no legal form. `key` is the `nameKey` of the name.
 */
export function significantWords(name: string, key: string = nameKey(name)): string[] {
  const all = key.split(' ');
  return [...new Set(all.filter((word, index) => index === 0 || !LEGAL_FORMS.has(word)))];
}

/** Whether a name says that it is one of several branches: 'Ege Gıda Kadıköy Şubesi'. */
export const namesBranch = (significant: readonly string[]): boolean => significant.some((word) => BRANCH.test(word));

/** Whether a word describes the trade instead of the business. */
export const isTradeWord = (word: string): boolean => TRADE_WORDS.has(word) || BRANCH.test(word);

/** The first five letters of a word; suffixes and most typing errors come later. */
export const beginning = (word: string): string => word.slice(0, 5);

/** How much a word identifies a business, in bits: the rarer it is among the businesses, the more. */
export function bitsOf(word: string, businessesWithIt: number, businesses: number): number {
  const bits = Math.log2((Math.max(businesses, 500) + 1) / Math.max(businessesWithIt, 1));
  return Math.min(isTradeWord(word) ? TRADE_BITS : MOST_BITS, bits);
}

/** Whether two words differ only in their suffixes or by one typing error: 'ciftlik' and 'ciftligi', 'mamulleri' and 'mamuller'. */
export function isSameWord(one: string, other: string): boolean {
  if (one === other) return true;
  const [short, long] = one.length <= other.length ? [one, other] : [other, one];
  if (short.length < 4 || long.length - short.length > 4) return false;
  let common = 0;
  while (common < short.length && short[common] === long[common]) common += 1;
  if (common >= short.length - 1 && common >= 5) return true;
  return isOneSlip(short, long, common);
}

/** Whether one letter is inserted, deleted or replaced, or two are swapped; the first `common` letters are equal. */
function isOneSlip(short: string, long: string, common: number): boolean {
  if (long.length - short.length > 1) return false;
  const rest = long.slice(common + 1);
  if (long.length > short.length) return rest === short.slice(common);
  // Short words with one different letter are different words: 'kaya' and 'kara'.
  if (rest === short.slice(common + 1)) return short.length > 4;
  return (
    short[common] === long[common + 1] &&
    short[common + 1] === long[common] &&
    short.slice(common + 2) === long.slice(common + 2)
  );
}
