import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { slugify } from '@tedarik/turkish';
import { coverArt } from './cover-art.js';
import { foodOf } from './fillings.js';

const LABEL = 'label';
const drawn = (name: string) => {
  const found = foodOf(slugify(name));
  if (!found) return LABEL;
  return typeof found.filling === 'string' ? found.filling : `${found.filling.kind} ${found.filling.dark}`;
};
const products = ['nine-trades.ts', 'around-the-country.ts'].flatMap((file) => {
  const text = readFileSync(join(__dirname, '../../../../tools/seed/src/samples', file), 'utf8');
  return [...text.matchAll(/name: '([^']+)',\s*description: '[^']*',\s*(?:category|price)/g)].map(([, name]) => name!);
});

describe('the drawing of a product', () => {
  it.each([
    ['Yafa Portakal', 'orange'],
    ['Aydın Kuru İncir', 'fig'],
    ['Çekirdeksiz Sultani Üzüm', 'raisin'],
    ['Gün Kurusu Kayısı', 'apricot'],
    ['Ezine Beyaz Peynir', 'feta'],
    ['Köklü Fesleğen', 'leaf'],
    ['Osmancık Pirinç', 'rice'],
    ['Yeşil Mercimek', 'greenLentil'],
    ['Kırmızı Mercimek', 'lentil'],
    ['Vakfıkebir Ekmeği', 'loaf'],
    ['Fıstıklı Baklava', 'baklava'],
    ['Cevizli Baklava', 'baklava'],
    ['Çifte Kavrulmuş Fıstıklı Lokum', 'lokum'],
    ['Güllü Lokum', 'lokum'],
    ['Akide Şekeri', 'candy'],
    ['Sızdırmaz Çorba Kabı', LABEL],
    ['Nar Ekşisi', 'oil #3A0F14'],
    ['Manda Kaymağı', 'oil #EFE7CF'],
    ['Köy Tereyağı', 'butter'],
    ['Uşak Tarhanası', 'heap #C96A33'],
    ['Gül Suyu', 'oil #E9BFC9'],
    ['Gül Reçeli', 'oil #A81C4E'],
    ['Kuşgömü Pastırma', 'pastirma'],
    ['Dana Kangal Sucuk', 'sucuk'],
    ['Afyon Sucuğu', 'sucuk'],
    ['Kars Gravyeri', 'wedge'],
    ['Kuru Ekşi Maya', 'heap #DCCDB0'],
    ['Yeşil Çizik Zeytin', 'olive'],
    ['Gemlik Siyah Zeytin', 'blackOlive'],
    ['Erken Hasat Natürel Sızma Zeytinyağı', 'oil #C9A91C'],
    ['Boğaz Lüferi', 'fish'],
    ['Ayıklanmış Midye', 'shell'],
    ['Kuzu Pirzola', 'steak'],
    ['Mayıs Çayı', 'heap #2B1D17'],
    ['Limon 5 kg', 'lemon'],
  ])('U4: %s is %s', (name, food) => expect(drawn(name)).toBe(food));

  it.each(
    'Limon Kolonyası|Balık Yemi|Çay Bardağı|Zeytin Ezmesi|Fındık Kremasi Makinesi|Elma Sirkesi|Nar Suyu|Domates Çorbası Tası|Peynir Kutusu|Sucuk Baharatı|Ekmek Bıçağı|Kahve Makinesi|Gül Kurusu Peçete|Baklava Tepsisi|Portakal Kabuğu|Köpük Tabak|Badem Ezmesi|Patates Cipsi'.split(
      '|',
    ),
  )('U4: %s is drawn as a label, because a product that resembles a food is not that food', (name) =>
    expect(drawn(name)).toBe(LABEL),
  );

  it.each(
    'Sumak|Kimyon|Karabiber|Zerdeçal|Tarçın|Nane|Kekik|Bal|Pekmez|Tahin|Salça|Un|İrmik|Nişasta|Bulgur|Nohut|Kuru Fasulye|Barbunya|Yoğurt|Süt|Ayran|Kaşar|Tulum|Lor|Simit|Börek|Poğaça|Makarna|Erişte|Fındık|Badem|Ceviz|Yer Fıstığı|Antep Fıstığı|Üzüm|Hurma|Leblebi|Kahve|Kakao|Çikolata|Levrek|Hamsi|Somon|Karides|Mandalina|Domates|Havuç|Elma|Armut|Muz|Çilek|Kiraz|Vişne|Nar|Karpuz|Patlıcan|Salatalık|Dolmalık Biber|Soğan|Sarımsak|Patates|Mantar|Yumurta|Antrikot|Kuşbaşı|Tavuk|Sosis|Tuz|Margarin|Maydanoz|Ispanak'.split(
      '|',
    ),
  )('U4: %s has a drawing of its own', (name) => expect(drawn(name)).not.toBe(LABEL));

  it('U4: every sample product except the container is drawn as a food', () => {
    expect(products.length).toBeGreaterThan(40);
    expect(products.filter((name) => drawn(name) === LABEL)).toEqual(['Sızdırmaz Çorba Kabı']);
  });

  it('U4: a product that is drawn as a label shows no food', () => {
    expect(coverArt('urun', 'meyve-sebze', 'limon-kolonyasi')).not.toContain('<defs>');
  });
});
