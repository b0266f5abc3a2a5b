import { fold } from '@tedarik/turkish';

/** A name in which the typed letters are marked where a word begins with them, regardless of case and diacritics. */
export function MarkedName({ name, typed }: { name: string; typed: string }) {
  const wanted = fold(typed.trim());
  const letters = [...name];
  const from = letters.findIndex(
    (_, index) => isWordStart(letters, index) && fold(letters.slice(index).join('')).startsWith(wanted),
  );
  if (!wanted || from < 0) return <span>{name}</span>;
  const to = from + [...wanted].length;
  return (
    <span>
      {letters.slice(0, from).join('')}
      <mark>{letters.slice(from, to).join('')}</mark>
      {letters.slice(to).join('')}
    </span>
  );
}

const isWordStart = (letters: string[], index: number) => index === 0 || !/[\p{L}\p{N}]/u.test(letters[index - 1]!);
