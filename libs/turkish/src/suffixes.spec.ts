import { PROVINCES } from './places/index.js';
import { type Suffix, withSuffix } from './suffixes.js';

const TABLE: Record<Suffix, string> = {
  da: `Muş’ta Van’da Sinop’ta Ankara’da İzmir’de Bursa’da Kars’ta Tokat’ta Yozgat’ta Bartın’da Uşak’ta Gaziantep’te Ordu’da
    Düzce’de Iğdır’da Muğla’da Kilis’te Siirt’te Elazığ’da Denizli’de Zonguldak’ta Beşiktaş’ta Karaköy’de Artvin’de Bolu’da
    Niğde’de Şırnak’ta Rize’de Bayburt’ta Kırşehir’de Ürgüp’te Şişli’de Beylikdüzü’nde Beyoğlu’nda Eminönü’nde Kuşadası’nda
    Kocaeli’nde Kırklareli’nde Zeytinburnu’nda Gölbaşı’nda Karasu’da Tunceli’de Etlik’te Hakkâri’de Hamamözü’nde Konyaaltı’nda Korkuteli’nde Develi’de Sultanhanı’nda Pazaryeri’nde
    Taşköprü’de Suşehri’nde Düziçi’nde Silivri’de`,
  dan: `Muş’tan Kadıköy’den Trabzon’dan Çorum’dan Sivas’tan Mersin’den Hatay’dan Kütahya’dan Beypazarı’ndan Diyarbakır’dan`,
  a: `Sinop’a Ankara’ya İzmir’e Bursa’ya Kadıköy’e Ordu’ya Rize’ye Ürgüp’e Denizli’ye Kilis’e Üsküdar’a Beyoğlu’na
    Kocaeli’ne Karasu’ya Gölcük’e Kemal’e Tokat’a`,
  i: `Muş’u Ankara’yı İzmir’i Bolu’yu Gölcük’ü Ordu’yu Ürgüp’ü Rize’yi Beyoğlu’nu Eminönü’nü Iğdır’ı Bakırköy’ü`,
  in: `Bursa’nın Ankara’nın İzmir’in Bolu’nun Ürgüp’ün Muş’un Rize’nin Denizli’nin Gaziantep’in Kadıköy’ün Beyoğlu’nun
    Beylikdüzü’nün Hacıoğlu’nun Petrol’ün`,
  daki: `Kadıköy’deki İzmir’deki Muş’taki Beşiktaş’taki Ankara’daki Eminönü’ndeki Sinop’taki`,
};

const cases = Object.entries(TABLE).flatMap(([suffix, names]) =>
  names.split(/\s+/).map((expected) => [expected, suffix as Suffix] as const),
);

it.each(cases)('%s', (expected, suffix) => {
  const [noun = ''] = expected.split('’');
  expect(withSuffix(noun, suffix)).toBe(expected);
});

it.each([
  ['Bağdat Caddesi', 'da', 'Bağdat Caddesi’nde'],
  ['İSTANBUL', 'daki', 'İSTANBUL’daki'],
  ['19 Mayıs', 'a', '19 Mayıs’a'],
  ['Ege Gıda A.Ş.', 'in', 'Ege Gıda A.Ş.’nin'],
  ['“Hacı Baba”', 'dan', '“Hacı Baba”’dan'],
  ['PTT', 'da', 'PTT’de'],
  ['AVM', 'in', 'AVM’nin'],
  ['OSB', 'daki', 'OSB’deki'],
  ['BİM', 'da', 'BİM’de'],
  ['Migros', 'dan', 'Migros’tan'],
  ['Antalya Hali', 'da', 'Antalya Hali’nde'],
  ['Baba Lokantası', 'in', 'Baba Lokantası’nın'],
  ['Halk Mahallesi', 'a', 'Halk Mahallesi’ne'],
  ['Balıkesir Karesi', 'da', 'Balıkesir Karesi’de'],
  ['Ziraat', 'da', 'Ziraat’te'],
  ['kâr', 'i', 'kâr’ı'],
  ['I\u0307zmi\u0307r'.normalize('NFD'), 'a', 'I\u0307zmi\u0307r’e'],
] as const)('%s with -%s is %s', (noun, suffix, expected) => expect(withSuffix(noun, suffix)).toBe(expected));

it.each([
  ['0', 'da', '0’da'],
  ['1', 'in', '1’in'],
  ['2', 'a', '2’ye'],
  ['3', 'da', '3’te'],
  ['4', 'dan', '4’ten'],
  ['5', 'da', '5’te'],
  ['6', 'da', '6’da'],
  ['6', 'in', '6’nın'],
  ['7', 'i', '7’yi'],
  ['8', 'da', '8’de'],
  ['9', 'a', '9’a'],
  ['10', 'da', '10’da'],
  ['20', 'in', '20’nin'],
  ['30', 'da', '30’da'],
  ['40', 'da', '40’ta'],
  ['50', 'a', '50’ye'],
  ['60', 'da', '60’ta'],
  ['70', 'da', '70’te'],
  ['80', 'i', '80’i'],
  ['90', 'dan', '90’dan'],
  ['100', 'a', '100’e'],
  ['1.284', 'i', '1.284’ü'],
  ['1.200', 'in', '1.200’ün'],
  ['2.000', 'da', '2.000’de'],
  ['1000000', 'da', '1000000’da'],
  ['2026', 'daki', '2026’daki'],
  ['4,3', 'a', '4,3’e'],
  ['Şube 3', 'da', 'Şube 3’te'],
] as const)('the number %s with -%s is %s, as it is said', (number, suffix, expected) =>
  expect(withSuffix(number, suffix)).toBe(expected),
);

it('gives every province and borough vowels in harmony with its last one', () => {
  const names = PROVINCES.flatMap(({ name, boroughs }) => [name, ...boroughs]);
  for (const name of names) {
    const last = [...name.toLocaleLowerCase('tr')].filter((letter) => 'aıoueiöü'.includes(letter)).at(-1) ?? '';
    const back = 'aıou'.includes(last);
    expect(withSuffix(name, 'da')).toMatch(back ? /’n?[dt]a$/ : /’n?[dt]e$/);
    expect(withSuffix(name, 'a')).toMatch(back ? /’[yn]?a$/ : /’[yn]?e$/);
    expect(withSuffix(name, 'in')).toMatch(back ? /’n?[ıu]n$/ : /’n?[iü]n$/);
    expect(withSuffix(name, 'i').at(-1)).toBe({ a: 'ı', ı: 'ı', o: 'u', u: 'u', e: 'i', i: 'i', ö: 'ü', ü: 'ü' }[last]);
  }
});
