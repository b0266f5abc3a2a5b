import { nameKey } from '@tedarik/turkish';

const words = (text: string): ReadonlySet<string> => new Set(text.split(' '));

/** Words of legal forms and their abbreviations, in folded form. */
const LEGAL_FORMS = words(
  've limited ltd sirketi sti anonim as sanayi sanayii san ticaret tic ithalat ith ihracat ihr pazarlama paz ' +
    'kollektif kolektif koll komandit kom',
);
/** Words of the trade, which tell hardly whose a business is even where few bear them. */
const TRADE_WORDS = words(
  'gida gidalari urunleri urunler tarim market marketi magazasi toptan toptanci perakende satis uretim uretimi tesisi ' +
    'fabrika fabrikasi firin firini ekmek unlu mamulleri mamuller sut mandira mandirasi peynir peynircilik et kasap kasabi ' +
    'sarkuteri baharat baharatci kuruyemis kahve cay zeytin zeytinyagi zeytincilik yag yagi bakliyat hububat bal aricilik ' +
    'balik balikcilik su sebze meyve manav kooperatifi koop ciftlik ciftligi dogal organik yoresel koy evi dunyasi sarayi ' +
    'pasta pastanesi tatli tatlicilik baklava lokum sekerleme helva kardesler ogullari grup group dagitim lojistik depo',
);
const BRANCH = /^(?:sube|subesi|bayi|bayii|franchise)$/;
const TRADE_BITS = 2.5;

/**
 * The words of a name that tell whose it is: 'EGE GIDA SAN. TİC. LTD. ŞTİ.' -> ege, gida. The first one always does: 'As
 * Gıda' is no legal form. `key` is the `nameKey` of the name.
 */
export function significantWords(name: string, key: string = nameKey(name)): string[] {
  const all = key.split(' ');
  return [...new Set(all.filter((word, index) => index === 0 || !LEGAL_FORMS.has(word)))];
}

/** Whether a name says that it is one of several branches: 'Ege Gıda Kadıköy Şubesi'. */
export const namesBranch = (significant: readonly string[]): boolean => significant.some((word) => BRANCH.test(word));

/** Whether a word tells the trade and not whose it is. */
export const isTradeWord = (word: string): boolean => TRADE_WORDS.has(word) || BRANCH.test(word);

/** Endings and most slips come later in a word. */
export const beginning = (word: string): string => word.slice(0, 5);

/** How much a word tells, in bits: the rarer among so many businesses, the more. */
export function bitsOf(word: string, businessesWithIt: number, businesses: number): number {
  const bits = Math.log2((Math.max(businesses, 500) + 1) / Math.max(businessesWithIt, 1));
  return Math.min(isTradeWord(word) ? TRADE_BITS : 11, bits);
}

/** Whether two words are one with other endings or one slip: 'ciftlik' and 'ciftligi', 'mamulleri' and 'mamuller'. */
export function isSameWord(one: string, other: string): boolean {
  if (one === other) return true;
  const [short, long] = one.length <= other.length ? [one, other] : [other, one];
  if (short.length < 4 || long.length - short.length > 4) return false;
  let common = 0;
  while (common < short.length && short[common] === long[common]) common += 1;
  if (common >= short.length - 1 && common >= 5) return true;
  return isOneSlip(short, long, common);
}

/** One letter more, less or other, or two that changed places; `common` letters at the beginning are the same. */
function isOneSlip(short: string, long: string, common: number): boolean {
  if (long.length - short.length > 1) return false;
  const rest = long.slice(common + 1);
  if (long.length > short.length) return rest === short.slice(common);
  // Short words with another letter are other words: 'kaya' and 'kara'.
  if (rest === short.slice(common + 1)) return short.length > 4;
  return (
    short[common] === long[common + 1] &&
    short[common + 1] === long[common] &&
    short.slice(common + 2) === long.slice(common + 2)
  );
}
