import { isNote } from './notes.js';

it.each([
  [['Toplam: 38 kayıt']],
  [['TOPLAM', '38']],
  [['', 'Genel Toplam', '', '38', 'firma']],
  [['Toplam kayıt sayısı : 38']],
  [['Toplam 38 kayıt listelendi']],
  [['Not: Adresler üyelerin bildirdiği adreslerdir.']],
  [['NOT 1) Telefonlar güncel değildir']],
  [['Dipnot: Liste 2023 yılına aittir']],
  [['Kaynak: Rize Ticaret Odası, 2023']],
  [['Son Güncelleme: 12.03.2023']],
  [['Bu liste odamız tarafından hazırlanmıştır.']],
  [['* Şube']],
  [['Sayfa 2 / 3']],
])('recognises a note beside a list: %j', (cells) => {
  expect(isNote(cells)).toBe(true);
});

it.each([
  [['Toplam Gıda']],
  [['Toplam Gıda', '0464 123 45 67']],
  [['Nota Çay']],
  [['Not Defteri Kırtasiye']],
  [['Kaynak Su']],
  [['Kaynak: Su', 'Hal Yolu No:3', '0464 123 45 67']],
  [['Bu Kasap']],
  [['']],
  [[]],
  [[38, null]],
])('takes nothing else for one: %j', (cells) => {
  expect(isNote(cells)).toBe(false);
});
