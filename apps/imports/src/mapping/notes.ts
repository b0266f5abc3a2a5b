import { fold } from '@tedarik/turkish';

/** A note is one text, beside which a total may have its number and its unit. */
const MOST_CELLS = 3;
const LONGEST = 300;
/** Folded beginnings of lines above or below a list. A business may be called 'Toplam Gıda', so a sign or a number must follow. */
const NOTES = [
  /^(genel |ara )?toplam( \S+){0,3} ?[:=]/,
  /^(genel |ara )?toplam\b[^a-z]*$/,
  /^(genel |ara )?toplam [\d.,]+( \S+){0,4}$/,
  /^(onemli |dip|acik)?not(lar)?(u)?( \d+)? ?[:.)-]/,
  /^(kaynak(lar)?|aciklama(lar)?|uyari|hazirlayan(lar)?|source|note|total) ?:/,
  /^(son )?(guncelleme|guncellenme|indirme|rapor|liste|basim)( tarihi)? ?:/,
  /^(veri|bilgi|liste)(ler)?(nin)? kaynagi ?:/,
  /^bu (liste|tablo|dosya|veri|belge|rapor|bilgi)\S* /,
  /^(sayfa|page) \d+( ?[/-] ?\d+)?$/,
  /^(\*|©|\(c\) )/,
];
const REST = /^[\d.,]*( ?(kayit|adet|firma|isletme|uye|satir|kisi|tl))?$/;

/** Whether the cells of a row that is no business are a note beside the list: 'Toplam: 38 kayıt', 'Not: …', 'Kaynak: …'. */
export function isNote(cells: readonly unknown[]): boolean {
  const texts = cells.flatMap((cell) =>
    typeof cell === 'string' && cell.trim() ? [fold(cell.slice(0, LONGEST)).trim()] : [],
  );
  const [first = '', ...rest] = texts;
  if (texts.length > MOST_CELLS || !rest.every((text) => REST.test(text))) return false;
  return NOTES.some((note) => note.test(first));
}
