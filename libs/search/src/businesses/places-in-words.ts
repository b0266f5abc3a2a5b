/** The kind of place that a name belongs to; a borough has the key of its city. */
export type Place = { kind: 'city' | 'region' } | { kind: 'borough'; cityKey: string };

interface PlaceName {
  folded: string;
  /** The folded name with its last consonant softened, as before a suffix: 'ayvalığın' for 'Ayvalık'. */
  softened: string;
}

// Suffixes that show that a place is meant: 'istanbulda', 'izmirdeki'. Some people write them apart ('izmir de'); other suffixes written
// apart would be words of their own: 'un', 'su'. After a possessive they begin with n: 'ege bölgesinde', 'kuşadasındaki'.
const WHERE = /^n?[dt][ae](?:n|ki)?$/;
// In most searches a place name has its suffix without an apostrophe: 'izmirli', 'konyanın', 'gaziantebin', 'bursaya'.
// Regions accept those of cities.
const SUFFIXES = {
  city: { any: /^(?:n?[iu]n|[yn]?[ae]|l[iu])$/, beforeVowel: /^(?:[iu]n|[iu]|[ae])$/, fromLetters: 0 },
  // Boroughs accept fewer suffixes, because a thousand names with every suffix would match too many other words: 'kasa' is not Kaş,
  // 'sarayı' not Saray, 'tütün' not Tut.
  borough: { any: /^(?:n?[iu]n|l[iu])$/, beforeVowel: /^[iu]n$/, fromLetters: 7 },
};

/** Boroughs whose names are also words of the trade. Words that are in the directory's own tables need no entry. */
export const BOROUGHS_OF_THE_TRADE =
  'armutlu|ayrancı|bahçe|çay|çeltik|çiftlik|defne|elmalı|fındıklı|hamur|karpuzlu|kiraz|maden|pazar|sütçüler|üzümlü|yumurtalık'.split(
    '|',
  );

/** Whether the letters are the name with a suffix that marks a place: 'istanbulda'. */
export const saysWhere = (letters: string, { folded }: PlaceName): boolean =>
  letters.startsWith(folded) && WHERE.test(letters.slice(folded.length));

/**
 * Whether the letters are the name with a suffix. `shortest` is the minimum length of the name: a shorter name would leave a whole typed
 * word for the suffix.
 */
export function withPlaceSuffix(letters: string, shortest: number, name: PlaceName, { kind }: Place): boolean {
  if (saysWhere(letters, name)) return true;
  const { any, beforeVowel, fromLetters } = SUFFIXES[kind === 'borough' ? 'borough' : 'city'];
  if (name.folded.length < shortest || letters.length < fromLetters) return false;
  return (
    (letters.startsWith(name.folded) && any.test(letters.slice(name.folded.length))) ||
    (letters.startsWith(name.softened) && beforeVowel.test(letters.slice(name.softened.length)))
  );
}
