/** What kind of place a name is; a borough has the key of its city. */
export type Place = { kind: 'city' } | { kind: 'borough'; cityKey: string };

interface PlaceName {
  folded: string;
  /** As a suffix makes it: 'ayvalığın' of 'Ayvalık'. */
  softened: string;
}

// 'istanbulda', 'izmirdeki': surely said of a place. Some write it apart, 'izmir de'; other endings would be words there: 'un', 'su'.
const WHERE = /^[dt][ae](?:n|ki)?$/;
// A place name takes its suffix without an apostrophe in most searches: 'izmirli', 'konyanın', 'gaziantebin', 'bursaya'.
const SUFFIXES = {
  city: { any: /^(?:n?[iu]n|[yn]?[ae]|l[iu])$/, beforeVowel: /^(?:[iu]n|[iu]|[ae])$/, fromLetters: 0 },
  // A thousand boroughs with every ending are too many other words: 'kasa' is not Kaş, 'sarayı' not Saray, 'tütün' not Tut.
  borough: { any: /^(?:n?[iu]n|l[iu])$/, beforeVowel: /^[iu]n$/, fromLetters: 7 },
};

/** Boroughs whose names are words of the trade. What is a word of the directory's own tables needs no entry. */
export const BOROUGHS_OF_THE_TRADE =
  'armutlu|ayrancı|bahçe|çay|çeltik|çiftlik|defne|elmalı|fındıklı|hamur|karpuzlu|kiraz|maden|pazar|sütçüler|üzümlü|yumurtalık'.split(
    '|',
  );

/** Whether the letters are the name and tell of it as of a place: 'istanbulda'. */
export const saysWhere = (letters: string, { folded }: PlaceName): boolean =>
  letters.startsWith(folded) && WHERE.test(letters.slice(folded.length));

/** Whether the letters are the name with a suffix; a name of less than `shortest` letters leaves a word for its suffix. */
export function withPlaceSuffix(letters: string, shortest: number, name: PlaceName, { kind }: Place): boolean {
  if (saysWhere(letters, name)) return true;
  const { any, beforeVowel, fromLetters } = SUFFIXES[kind];
  if (name.folded.length < shortest || letters.length < fromLetters) return false;
  return (
    (letters.startsWith(name.folded) && any.test(letters.slice(name.folded.length))) ||
    (letters.startsWith(name.softened) && beforeVowel.test(letters.slice(name.softened.length)))
  );
}
