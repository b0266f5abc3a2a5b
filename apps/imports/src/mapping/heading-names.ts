import { foldedWords } from '@tedarik/turkish';

/** A name without case, diacritics, spaces and punctuation. */
export const joinedName = (name: string): string => foldedWords(name).join('');

/** Words before a heading that say whose the field is: 'Müşteri Adresi', 'İşletmenin Adı'. */
const OWNERS = new Set(
  [
    'firma firmanin isletme isletmenin sirket sirketin musteri musterinin kurum kurumun kurulus kurulusun uye uyenin',
    'tedarikci tedarikcinin magaza magazanin tesis tesisin isyeri isyerinin cari company business',
  ].flatMap((words) => words.split(' ')),
);
const NUMBER = /\d{1,2}$/;
const REMARK = /\([^()]*\)/g;
/** Turkish headings often have the possessive of the name: 'Telefonu', 'İlçesi'. */
const POSSESSIVE = /s?[iu]$/;

/** A name that may be meant by a heading. `isFurther`: the heading is the second or a later one of this name. */
export interface HeadingName {
  name: string;
  isFurther?: true;
}

/**
 * The names that a heading may mean, the most literal first: itself, without a remark in brackets, without its number, without the word that
 * says whose it is, without its possessive.
 */
export function namesWithin(heading: string): HeadingName[] {
  const literal = joinedName(heading);
  const words = foldedWords(heading.replace(REMARK, ' '));
  const bare = words.join('');
  const number = NUMBER.exec(bare)?.[0];
  const further = Number(number ?? 0) > 1 ? { isFurther: true as const } : {};
  const names = [literal];
  // The days in 'Çalışma Saatleri (Hafta içi)' are no mere remark.
  const own = bare.includes('saat') ? literal : bare.replace(NUMBER, '');
  const owner = words.length > 1 && OWNERS.has(words[0]!) ? own.slice(words[0]!.length) : own;
  const found: HeadingName[] = [{ name: literal }];
  for (const name of [own, owner, owner.replace(POSSESSIVE, '')]) {
    if (name.length > 1 && !names.includes(name)) found.push({ name, ...further });
    names.push(name);
  }
  return found;
}
